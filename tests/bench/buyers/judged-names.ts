import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A broker's judgement of companies that were once proposed for a name. */
export interface JudgedName {
  readonly domain: string;
  readonly proposals: readonly string[];
  readonly wouldMail: ReadonlySet<string>;
  /** Those in the right line of business; null if only their number is known, and it is neither none nor all. */
  readonly rightLine: ReadonlySet<string> | null;
}

const judgements = z.record(
  z.string(),
  z.strictObject({
    proposals: z.array(z.string()),
    a_broker_would_mail: z.array(z.string()),
    /** The number of proposals, or their list. */
    in_right_line: z.union([z.int().min(0), z.array(z.string())]),
  }),
);

/** The names of each file in the format of `broker-sample.json` in a folder, by file. */
export function readJudgedNames(folder: string): ReadonlyMap<string, readonly JudgedName[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.toSorted().flatMap((file) => {
      const { data } = judgements.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return data === undefined ? [] : [[file, Object.entries(data).map(judgedName)] as const];
    }),
  );
}

function judgedName([domain, judged]: [string, z.infer<typeof judgements>[string]]): JudgedName {
  const { proposals, a_broker_would_mail, in_right_line: right } = judged;
  return {
    domain,
    proposals,
    wouldMail: new Set(a_broker_would_mail),
    rightLine: Array.isArray(right)
      ? new Set(right)
      : right === 0
        ? new Set()
        : right === proposals.length
          ? new Set(proposals)
          : null,
  };
}
