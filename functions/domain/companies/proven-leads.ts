import { comparableName } from './name/company-name.ts';
import { maxReasons, type Proof, type ProvenLead } from './prove-candidate.ts';
import type { Verdict } from './rank/judge-buyers.ts';
import { Judgement } from './rank/judgement.ts';
import { judgedScore } from './rank/score.ts';

/** Proven leads that were not returned yet, one per company. */
export class ProvenLeads {
  private readonly judgement: Judgement<Proof>;
  private readonly taken: Set<string>;
  private proofs: Proof[] = [];

  constructor(judgement: Judgement<Proof>, writtenNames: readonly string[]) {
    this.judgement = judgement;
    this.taken = new Set(writtenNames.map((name) => `name ${comparableName(name)}`));
  }

  add(proof: Proof): void {
    this.proofs.push(proof);
  }

  /** Best first, without second leads of a company and those of companies already returned. */
  ranked(): readonly Proof[] {
    const seen = new Set(this.taken);
    return this.proofs
      .map((proof) => ({ proof, score: this.scoreOf(proof) }))
      .sort((a, b) => b.score - a.score || a.proof.lead.domain.localeCompare(b.proof.lead.domain))
      .flatMap(({ proof }) => {
        if (proof.identities.some((identity) => seen.has(identity))) return [];
        for (const identity of proof.identities) seen.add(identity);
        return [proof];
      });
  }

  /** How many companies in the name's business to collect if `wanted` are requested, as the judge needs a choice. */
  collected(wanted: number): number {
    return this.judgement.isOpen ? Judgement.size(wanted) : wanted;
  }

  /**
   * Once all companies in the name's business are in (`complete`), or it is late, the best of them are judged
   * together.
   */
  judge(wanted: number, complete: boolean): void {
    if (!this.judgement.isOpen) return;
    const leads = this.ranked().filter(({ lead }) => lead.kind === 'topic');
    this.judgement.begin(leads.slice(0, Judgement.size(wanted)), complete);
  }

  /** No judgement is awaited any more. */
  get areJudged(): boolean {
    return this.judgement.isOver;
  }

  /** By what its page shows and, for a company in the name's business, by what a language model thinks of that. */
  scoreOf(proof: Proof): number {
    if (proof.lead.kind === 'upgrade' || !this.judgement.wasAnswered) return proof.score;
    // Companies that were not judged fit less, and must not rank first for lack of a verdict.
    return judgedScore(proof.score, this.judgement.verdictOn(proof)?.buys ?? 'unlikely');
  }

  /** Returns a lead with the words that a model points to. No further lead of its company follows. */
  take(proof: Proof): Proof {
    for (const identity of proof.identities) this.taken.add(identity);
    this.proofs = this.proofs.filter((each) => each !== proof);
    return { ...proof, lead: withQuote(proof.lead, this.judgement.verdictOn(proof)) };
  }
}

/** Words of the page that a model points to come first among the reasons. The model's opinion is not shown. */
function withQuote(lead: ProvenLead, verdict: Verdict | undefined): ProvenLead {
  if (verdict?.buys !== 'likely' || verdict.quote === null) return lead;
  const quote = `A language model points to these words of its page: “${verdict.quote}”.`;
  return { ...lead, reasons: [quote, ...(lead.reasons ?? [])].slice(0, maxReasons) };
}
