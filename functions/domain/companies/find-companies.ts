import { withinTime } from '../web/deadline.ts';
import type { Candidate, CompanySource, SourceRequest } from './candidates/company-source.ts';
import { Cautions } from './cautions.ts';
import type { FindOptions, FindPorts, FindRequest } from './find-request.ts';
import { type DomainName, domainFault, parseDomainName, registrableDomain } from './name/domain-name.ts';
import { type NameReading, readName } from './name/name-reading.ts';
import { Outcomes } from './outcomes.ts';
import { isNeverLead } from './proof/excluded.ts';
import {
  judgeCandidate,
  type Proof,
  type ProofContext,
  type ProvenLead,
  type SeenCandidate,
  seeCandidate,
} from './prove-candidate.ts';
import { ProvenLeads } from './proven-leads.ts';
import { FormTurns } from './rank/form-turns.ts';
import { Judgement } from './rank/judgement.ts';
import { boundOf, maxScoreOf } from './rank/score.ts';

/** The result of a search, in addition to its leads. */
export interface FindSummary {
  /** How the name was read: `cloud + payments`. */
  readonly reading: string;
  /** How many candidates were looked up (`considered`), and how many of them were not leads, by reason. For logs. */
  readonly counts: Readonly<Record<string, number>>;
  readonly failedSources: readonly string[];
  /** One of them is the product's own. */
  readonly ownSourceFailed: boolean;
  /** The deadline came before everything was looked up. */
  readonly cutShort: boolean;
}

/**
 * Finds the companies most likely to buy a name, best first. Each is yielded as soon as nothing unfinished can
 * outrank it, so the leads and their order are the same however fast the sites answer. Throws a `RangeError` if
 * `domain` is not a registrable domain, and whatever `isOwn` throws. Faults of sources and sites are never thrown.
 */
export async function* findCompanies(
  request: FindRequest,
  ports: FindPorts,
  options: FindOptions,
): AsyncGenerator<ProvenLead, FindSummary> {
  const target = parseDomainName(request.domain);
  if (target === null) throw new RangeError(domainFault(request.domain));
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const search = new Search(target, request, ports, { ...options, signal });
  try {
    search.start();
    for (let wanted = request.amount; wanted > 0; ) {
      search.throwIfFailed();
      search.fetchMore(wanted);
      const proof = search.takeCertain();
      if (proof !== null) {
        wanted -= 1;
        yield await search.cautions.decide(proof);
      } else if (search.isOver()) {
        break;
      } else {
        await search.change();
      }
    }
    await search.tellSources();
    return search.summary(options.signal.aborted);
  } finally {
    ending.abort();
  }
}

const usualSourceTimeoutMs = 8_000;
const defaultPageTimeoutMs = 10_000;
/** Home pages fetched concurrently: of upgrade buyers, most of which prove to be parked, and of all others. */
const fetchesAtOnce = { upgrade: 24, other: 24 } as const;
/** The maximum number of candidates from one source, so that a faulty one cannot fill the memory. */
const maxCandidatesPerSource = 1_000;

class Search {
  readonly cautions: Cautions;
  private readonly target: DomainName;
  private readonly request: FindRequest;
  private readonly ports: FindPorts;
  private readonly options: FindOptions;
  private readonly reading: NameReading;
  private readonly unfinished = new Set<CompanySource>();
  private readonly failedSources: CompanySource[] = [];
  /** Not yet looked up, best bound first. */
  private readonly waiting: Candidate[] = [];
  private readonly underway = new Set<Candidate>();
  private readonly pages = new Map<string, Promise<SeenCandidate | null>>();
  private readonly outcomes = new Outcomes();
  private readonly asked: SourceRequest;
  private targetPage: Promise<SeenCandidate | null> = Promise.resolve(null);
  private readonly turns = new FormTurns();
  private readonly proven: ProvenLeads;
  private failure: { readonly error: unknown } | undefined;
  private changed = Promise.withResolvers<void>();

  constructor(target: DomainName, request: FindRequest, ports: FindPorts, options: FindOptions) {
    this.target = target;
    this.request = request;
    this.ports = ports;
    this.options = options;
    this.reading = readName(target.label);
    this.asked = { domain: target.domain, reading: this.reading, amount: request.amount };
    this.cautions = new Cautions(target, this.reading, ports.registrations, options.signal);
    const name = { domain: target.domain, words: this.reading.words };
    const judgement = new Judgement<Proof>(ports.judge, name, options.signal, () => this.announce());
    this.proven = new ProvenLeads(judgement, request.writtenNames ?? []);
  }

  start(): void {
    this.targetPage = this.see(this.target.domain, 'another domain');
    for (const source of this.ports.sources) {
      this.unfinished.add(source);
      void this.ask(source);
    }
    this.options.signal.addEventListener('abort', () => this.announce(), { once: true });
  }

  /** Throws what a port of our own threw while candidates were looked up. */
  throwIfFailed(): void {
    if (this.failure !== undefined) throw this.failure.error;
  }

  /** Everything that can matter was looked up, or the time is up. */
  isOver(): boolean {
    return (
      this.options.signal.aborted ||
      (this.unfinished.size === 0 &&
        this.waiting.length === 0 &&
        this.underway.size === 0 &&
        this.proven.areJudged)
    );
  }

  change(): Promise<void> {
    return this.changed.promise;
  }

  /** Starts fetches while there are candidates that can still be among the wanted ones, best first. */
  fetchMore(wanted: number): void {
    if (this.options.signal.aborted) return;
    const ranked = this.proven.ranked().map((proof) => this.proven.scoreOf(proof));
    const spare = Math.max(4, Math.ceil(wanted / 2));
    for (const pool of ['upgrade', 'other'] as const) {
      const needed = pool === 'other' ? this.proven.collected(wanted) : wanted;
      for (;;) {
        const next = this.waiting.find(
          (candidate) => poolOf(candidate) === pool && this.turns.mayStart(candidate.form),
        );
        if (next === undefined) break;
        const better = ranked.filter((score) => score > boundOf(next)).length;
        if (better >= needed) {
          this.drop((candidate) => poolOf(candidate) === pool);
          break;
        }
        const running = [...this.underway].filter((candidate) => poolOf(candidate) === pool).length;
        const enough = pool === 'upgrade' ? fetchesAtOnce.upgrade : needed + spare - better;
        if (running >= Math.min(enough, fetchesAtOnce[pool])) break;
        this.waiting.splice(this.waiting.indexOf(next), 1);
        this.underway.add(next);
        this.turns.start(next.form);
        this.prove(next).catch((error: unknown) => this.fail(error));
      }
    }
    const open = [...this.unfinished, ...this.waiting, ...this.underway];
    this.proven.judge(wanted, !open.some(({ kind }) => kind === 'topic'));
  }

  /** The best lead, if nothing unfinished can outrank it any more or the time is up. */
  takeCertain(): Proof | null {
    const [best] = this.proven.ranked();
    if (best === undefined) return null;
    if (!this.options.signal.aborted) {
      if (this.highestOpenBound() >= this.proven.scoreOf(best)) return null;
      if (best.lead.kind === 'topic' && !this.proven.areJudged) return null;
    }
    return this.proven.take(best);
  }

  summary(cutShort: boolean): FindSummary {
    return {
      reading: this.reading.text,
      counts: this.outcomes.counts(),
      failedSources: this.failedSources.map(({ name }) => name).toSorted(),
      ownSourceFailed: this.failedSources.some(({ isOwn }) => isOwn === true),
      cutShort,
    };
  }

  /** Lets each source note what came of its candidates. */
  tellSources(): Promise<void> {
    return this.outcomes.tell(this.asked, this.options.signal);
  }

  private highestOpenBound(): number {
    return Math.max(
      -1,
      ...[...this.unfinished].map((source) => maxScoreOf(source.kind)),
      ...[...this.underway, ...this.waiting.slice(0, 1)].map(boundOf),
    );
  }

  private async ask(source: CompanySource): Promise<void> {
    const found = await withinTime(
      async (signal) => source.candidates(this.asked, signal),
      source.timeoutMs ?? usualSourceTimeoutMs,
      this.options.signal,
    );
    this.unfinished.delete(source);
    if (found === null) this.failedSources.push(source);
    else for (const candidate of found.slice(0, maxCandidatesPerSource)) this.admit(candidate, source);
    this.waiting.sort((a, b) => boundOf(b) - boundOf(a) || a.domain.localeCompare(b.domain));
    this.announce();
  }

  private admit(candidate: Candidate, source: CompanySource): void {
    const domain = registrableDomain(candidate.domain);
    if (domain === null || domain === this.target.domain || this.request.excluded.has(domain)) return;
    if (isNeverLead({ domain, kind: source.kind }) || !this.outcomes.propose(source, domain)) return;
    this.waiting.push({ ...candidate, domain, kind: source.kind });
  }

  private async prove(candidate: Candidate): Promise<void> {
    const page = this.pages.get(candidate.domain) ?? this.see(candidate.domain, this.target.domain);
    this.pages.set(candidate.domain, page);
    const [seen, targetPage] = await Promise.all([page, this.targetPage]);
    if (this.options.signal.aborted) return;
    const context: ProofContext = {
      target: this.target,
      excluded: this.withTargetsHome(targetPage),
      targetFingerprint: targetPage?.home.fingerprint ?? null,
    };
    const judged = judgeCandidate(candidate, seen, context);
    const proof = typeof judged !== 'string' && (await this.isOwn(candidate, judged)) ? 'seller' : judged;
    if (this.options.signal.aborted) return;
    this.underway.delete(candidate);
    this.outcomes.note(candidate.domain, typeof proof === 'string' ? proof : 'lead');
    if (typeof proof !== 'string') {
      this.proven.add(proof);
      this.cautions.expect(proof);
    }
    if (this.turns.settle(candidate.form, typeof proof !== 'string')) {
      this.drop(({ form }) => form === candidate.form);
    }
    this.announce();
  }

  /** Throws if the lookup fails: a seller's own company must not become a lead because a table was busy. */
  private async isOwn(candidate: Candidate, { lead }: Proof): Promise<boolean> {
    const asked = [...new Set([candidate.domain, lead.domain])].map((domain) => this.ports.isOwn?.(domain));
    return (await Promise.all(asked)).includes(true);
  }

  private fail(error: unknown): void {
    this.failure ??= { error };
    this.announce();
  }

  /** The site to which the target itself redirects is its seller's. */
  private withTargetsHome(targetPage: SeenCandidate | null): ReadonlySet<string> {
    const home = targetPage === null ? null : registrableDomain(targetPage.page.url);
    return home === null ? this.request.excluded : new Set([...this.request.excluded, home]);
  }

  private see(domain: string, targetDomain: string): Promise<SeenCandidate | null> {
    const limitMs = this.options.pageTimeoutMs ?? defaultPageTimeoutMs;
    return withinTime(
      (signal) => seeCandidate(this.ports, { domain, targetDomain }, signal, limitMs),
      limitMs,
      this.options.signal,
    );
  }

  private drop(unneeded: (candidate: Candidate) => boolean): void {
    const kept = this.waiting.filter((candidate) => !unneeded(candidate));
    this.waiting.splice(0, this.waiting.length, ...kept);
  }

  private announce(): void {
    this.changed.resolve();
    this.changed = Promise.withResolvers<void>();
  }
}

function poolOf(candidate: Candidate): 'upgrade' | 'other' {
  return candidate.kind === 'upgrade' ? 'upgrade' : 'other';
}
