/** The floors of the web, lowest first: each may import itself and those below it. */
const floors = ['browser', 'api', 'ui', 'parts', 'features', 'app'];

/** What a folder may import beside itself and packages: the arrows of docs/architecture.md. */
const arrows = [
  { from: '^shared/', to: ['^shared/'] },
  { from: '^functions/domain/', to: ['^functions/domain/', '^shared/'] },
  { from: '^functions/(data|providers)/', to: ['^functions/domain/', '^shared/'], sameFolder: true },
  { from: '^functions/runtime/', to: ['^functions/runtime/', '^shared/'] },
  {
    from: '^functions/(api|steps|triggers|webhooks|operator)/',
    to: ['^functions/(domain|data|providers|runtime)/', '^shared/'],
  },
  { from: '^infra/(stack|app|config)\\.ts$', to: ['^infra/(stack|config)\\.ts$', '^infra/constructs/'] },
  {
    from: '^infra/constructs/',
    to: ['^infra/constructs/', '^infra/config\\.ts$', '^shared/contract/', '^functions/runtime/env\\.ts$'],
  },
  {
    from: '^infra/deployment/',
    to: [
      ...['^infra/deployment/', '^infra/config\\.ts$', '^web/features/public-site/content\\.ts$'],
      // The doctor asks Stripe and the model as the product does.
      ...['^functions/providers/(payments|language-model)/', '^functions/domain/billing/'],
    ],
  },
  { from: '^infra/build(-site)?\\.ts$', to: ['^infra/(build-site|bundled-data|unused-values)\\.ts$'] },
  { from: '^infra/openapi\\.ts$', to: ['^shared/'] },
  { from: '^infra/texts/', to: ['^infra/texts/'] },
  {
    from: '^infra/register/',
    to: [
      '^infra/(register|local|deployment)/',
      '^infra/config\\.ts$',
      '^functions/(domain|data|providers)/',
      '^shared/',
    ],
  },
  { from: '^infra/local/', to: ['^infra/local/'], except: '^infra/local/plan\\.ts$' },
  // A plan is no run of the stack: it is what the engine's own functions say without one.
  { from: '^infra/local/plan\\.ts$', to: ['^functions/(domain/companies|providers/company-source)/'] },
  ...floors.map((floor, height) => ({
    from: `^web/${floor}/`,
    to: [`^web/(${floors.slice(0, height + 1).join('|')})/`, '^shared/'],
  })),
  { from: '^web/main\\.ts$', to: ['^web/'] },
];

/** Rooms of a folder, lowest first: each imports itself and those before it, and never what stands beside the rooms. */
const roomsOf = {
  'functions/domain/contacts': ['words', 'site', 'page', 'mentions', 'people', 'company'],
  'functions/domain/companies': ['name', 'candidates', 'proof', 'rank'],
  'infra/local': [
    ...['machine', 'template', 'http', 'recorded-web', 'services', 'lambda', 'sqs', 's3', 'state-machine'],
    ...['permissions', 'events', 'cognito', 'api', 'site', 'google', 'stripe'],
  ],
};

const own = '^(shared|functions|infra|web|tests|samples)/';

module.exports = {
  forbidden: [
    ...arrows.map(({ from, except, to, sameFolder }, index) => ({
      name: `arrow-${index}`,
      comment: `${from} imports only ${to.join(', ') || 'packages'}`,
      severity: 'error',
      from: { path: from, ...(except ? { pathNot: except } : {}) },
      to: { path: own, pathNot: [...to, ...(sameFolder ? ['^functions/$1/'] : [])] },
    })),
    {
      name: 'no-arrow',
      comment: 'A folder without an arrow imports packages alone',
      severity: 'error',
      from: { path: '^(shared|functions|infra|web)/', pathNot: arrows.map(({ from }) => from) },
      to: { path: own },
    },
    ...Object.entries(roomsOf).flatMap(([folder, rooms]) =>
      rooms.map((room, index) => ({
        name: `room-${folder.split('/').at(-1)}-${room}`,
        comment: `${folder}/${room} imports of ${folder} only ${rooms.slice(0, index + 1).join(', ')}`,
        severity: 'error',
        from: { path: `^${folder}/${room}/` },
        to: { path: `^${folder}/`, pathNot: `^${folder}/(${rooms.slice(0, index + 1).join('|')})/` },
      })),
    ),
    {
      name: 'features-apart',
      comment: 'A feature never imports another feature',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: own, pathNot: ['^web/features/$1/', '^web/(browser|api|ui|parts)/', '^shared/'] },
    },
    {
      name: 'router-on-top',
      comment: 'Only the app around it imports the router, which imports every feature',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/app/(app|start|prerender)\\.tsx$' },
      to: { path: '^web/app/router\\.tsx$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain and shared do no I/O: ports are passed in',
      severity: 'error',
      from: { path: '^(functions/domain|shared)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-decisions-refuse',
      // A webhook refuses what is not signed, before there is anything to decide.
      comment: 'The domain refuses: handlers parse and call, the table and vendors answer',
      severity: 'error',
      from: { path: '^functions/(api|steps|triggers|data|providers)/' },
      to: { path: '^shared/model/errors\\.ts$' },
    },
    {
      name: 'only-data-writes-together',
      comment: 'A transaction is a decision of the domain that data/<area> writes, never a handler',
      severity: 'error',
      from: { path: '^functions/', pathNot: '^functions/data/' },
      to: { path: '^functions/data/transaction\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    // aws-lambda is a package of types alone.
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^aws-lambda$' },
    },
    {
      name: 'no-dev-packages-in-product',
      severity: 'error',
      from: { path: '^(shared|functions|web)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
