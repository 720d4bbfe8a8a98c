import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** The codes that each operation of a capability can refuse with, by the names of the two. */
export type RaisedRefusals = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/**
 * Finds every code with which the handlers in these files can refuse: those of each `new Refusal(…)` in a handler,
 * and in all code that it names, directly or through other code. TypeScript has no types for thrown errors, so this
 * uses the compiler's view of the program. Code that is only named counts as called. Code that implements a port
 * does not count, as adapters never refuse (the rule `only-decisions-refuse` of `.dependency-cruiser.cjs`).
 */
export function raisedRefusals(
  files: readonly string[],
  planted: Readonly<Record<string, string>> = {},
): RaisedRefusals {
  const { config } = ts.parseConfigFileTextToJson('', readFileSync('tsconfig.base.json', 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const compilerOptions = { ...options, incremental: false, types: ['node'] };
  const host = ts.createCompilerHost(compilerOptions);
  const texts = new Map(Object.entries(planted).map(([file, text]) => [resolve(file), text]));
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  const program = ts.createProgram([...files], compilerOptions, host);
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const served = source && callOf(source, 'serve');
      const [contract, handlers] = served?.arguments ?? [];
      if (contract === undefined || handlers === undefined) throw new Error(`${file} serves nothing`);
      const operations = operationsIn(checker, handlers);
      return [
        origin(checker, checker.getSymbolAtLocation(contract))?.name ?? '',
        new Map(operations.map((each) => [each.name?.getText() ?? '', codesIn(checker, each)])),
      ];
    }),
  );
}

/** The first call of a function within a node. */
function callOf(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === name) return node;
  return ts.forEachChild(node, (child) => callOf(child, name));
}

/** The declaration of a symbol, rather than its import. */
function origin(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The members of the object of handlers, which the function called for them returns. */
function operationsIn(
  checker: ts.TypeChecker,
  handlers: ts.Expression,
): readonly ts.ObjectLiteralElementLike[] {
  if (ts.isObjectLiteralExpression(handlers)) return handlers.properties;
  const made = ts.isCallExpression(handlers) ? checker.getSymbolAtLocation(handlers.expression) : undefined;
  const factory = origin(checker, made)?.valueDeclaration;
  if (factory === undefined || !ts.isFunctionDeclaration(factory))
    throw new Error('no function makes the handlers');
  const returned = factory.body?.statements.find(ts.isReturnStatement)?.expression;
  if (returned === undefined || !ts.isObjectLiteralExpression(returned)) {
    throw new Error(`${factory.name?.text} does not return the handlers as one object`);
  }
  return returned.properties;
}

function codesIn(checker: ts.TypeChecker, operation: ts.Node): ReadonlySet<string> {
  const codes = new Set<string>();
  const visited = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (visited.has(node)) return;
    visited.add(node);
    if (ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText() === 'Refusal') {
      for (const code of textsOf(checker, node.arguments?.[0])) codes.add(code);
    }
    const named = ts.isIdentifier(node)
      ? checker.getSymbolAtLocation(node)
      : ts.isShorthandPropertyAssignment(node)
        ? checker.getShorthandAssignmentValueSymbol(node)
        : undefined;
    for (const declaration of origin(checker, named)?.declarations ?? []) {
      if (isOurCode(declaration)) visit(declaration);
    }
    ts.forEachChild(node, visit);
  };
  visit(operation);
  return codes;
}

/** The texts that an expression can be. Throws if it can be any text, as its code could not be known. */
function textsOf(checker: ts.TypeChecker, expression: ts.Expression | undefined): string[] {
  const type = expression && checker.getTypeAtLocation(expression);
  const members = type?.isUnion() ? type.types : type === undefined ? [] : [type];
  return members.map((member) => {
    if (member.isStringLiteral()) return member.value;
    throw new Error(`the code of a refusal is not known: ${expression?.getText()}`);
  });
}

const roots = ['functions/domain', 'functions/api', 'functions/webhooks', 'shared'].map((root) =>
  resolve(root),
);

/** Whether a declaration is code that may decide: a function, a method, or a constant, and not a type or a parameter. */
function isOurCode(declaration: ts.Declaration): boolean {
  const file = resolve(declaration.getSourceFile().fileName);
  if (!roots.some((root) => file.startsWith(root))) return false;
  return (
    ts.isFunctionDeclaration(declaration) ||
    ts.isMethodDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration)
  );
}
