import * as z from 'zod';
import type { LocalStack } from '../../infra/local/stack.ts';

/** One run of a step, from the call to its answer. */
interface StepRun {
  readonly step: string;
  readonly leadId: string | null;
  readonly ms: number;
}

const steps = ['FindCompanies', 'EnrichContacts', 'ValidateEmails', 'FinishSession'] as const;
const input = z.object({ lead_id: z.string().optional() });

/** The runs of steps recorded so far. */
export interface StepTimes {
  /** Returns the runs since the last call. */
  take(): StepRun[];
}

/** Records from now on how long each step of the pipeline takes, including its cold start. */
export function timeSteps({ lambda, find }: LocalStack): StepTimes {
  const names = new Map(steps.map((step) => [find('AWS::Lambda::Function', step).id, step]));
  const runs: StepRun[] = [];
  const invoke = lambda.invoke;
  lambda.invoke = async (functionName, payload) => {
    const begin = performance.now();
    const outcome = await invoke(functionName, payload);
    const step = [...names].find(([id]) => functionName.includes(id))?.[1];
    const ids = input.safeParse(payload);
    if (step !== undefined) {
      runs.push({ step, leadId: ids.data?.lead_id ?? null, ms: performance.now() - begin });
    }
    return outcome;
  };
  return { take: () => runs.splice(0) };
}

/** The minimum duration of a session: find, the slowest company's enrich and validate, finish. */
export function criticalPath(runs: readonly StepRun[]): { find: number; slowest: number; finish: number } {
  const total = (some: readonly StepRun[]) => some.reduce((sum, { ms }) => sum + ms, 0);
  const ofStep = (step: (typeof steps)[number]) => total(runs.filter((run) => run.step === step));
  const leads = Map.groupBy(
    runs.filter(({ leadId }) => leadId !== null),
    ({ leadId }) => leadId,
  );
  const slowest = Math.max(0, ...[...leads.values()].map(total));
  return { find: ofStep('FindCompanies'), slowest, finish: ofStep('FinishSession') };
}
