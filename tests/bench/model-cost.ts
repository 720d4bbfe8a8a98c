import * as z from 'zod';
import * as judge from '../../functions/domain/companies/rank/judge-buyers.ts';
import * as proposer from '../../functions/providers/company-source/model-proposed.ts';
import { environmentConfig } from '../../infra/config.ts';
import type { Report } from './report.ts';

/** What a million tokens cost in US dollars (https://aws.amazon.com/bedrock/pricing/, read in November 2026). */
const prices: Readonly<Record<string, { readonly in: number; readonly out: number }>> = {
  'us.amazon.nova-lite-v1:0': { in: 0.06, out: 0.24 },
};
const maxDollarsPerSearch = 0.01;
/** A domain name (RFC 1035) and the words in it, as JSON. */
const maxNameBytes = 600;
/** What a vendor adds to a question so that it is answered as an object. */
const frameTokens = 500;

/**
 * The maximum cost of one search's questions with the model of deployed environments. No tokenizer makes more tokens
 * of a text than it has bytes, so the bytes sent are counted as tokens; the answer is capped.
 */
export async function modelCost(): Promise<Report> {
  const { languageModel } = environmentConfig('prod');
  const price = prices[languageModel?.modelId ?? ''];
  if (price === undefined) throw new Error(`Nobody has noted the prices of ${languageModel?.modelId}.`);
  const asked = [
    {
      question: 'lines and companies',
      sent: bytesOf(proposer.instructions, proposer.proposals) + maxNameBytes,
      answered: proposer.maxAnswerTokens,
    },
    {
      question: 'who would buy',
      sent: bytesOf(judge.instructions, judge.judgement) + judge.maxMaterialBytes,
      answered: judge.maxAnswerTokens,
    },
  ];
  const rows = asked.map(({ question, sent, answered }) => ({
    question,
    'tokens sent, at most': sent + frameTokens,
    'tokens answered, at most': answered,
    dollars: ((sent + frameTokens) * price.in + answered * price.out) / 1e6,
  }));
  const dollars = rows.reduce((sum, row) => sum + row.dollars, 0);
  return {
    title: `model: the most that one search can cost with ${languageModel?.modelId}`,
    rows: rows.map((row) => ({ ...row, dollars: row.dollars.toFixed(5) })),
    notes: [`Together at most ${dollars.toFixed(5)} dollars, of ${maxDollarsPerSearch} allowed.`],
    broken: dollars <= maxDollarsPerSearch ? [] : [`A search can cost ${dollars} dollars.`],
  };
}

function bytesOf(instructions: string, schema: z.ZodType): number {
  return Buffer.byteLength(instructions) + Buffer.byteLength(JSON.stringify(z.toJSONSchema(schema)));
}
