import * as z from 'zod';
import type { Table } from '../../functions/data/table.ts';

/** Capacity units: reads, and writes with those of the indexes. */
export interface Capacity {
  readonly reads: number;
  readonly writes: number;
}

const consumed = z.object({ CapacityUnits: z.number() });
const answer = z.object({
  ConsumedCapacity: z.union([consumed.transform((one) => [one]), z.array(consumed)]),
});
const readCommands = new Set(['GetCommand', 'QueryCommand', 'GetItemCommand', 'BatchGetItemCommand']);

/**
 * Makes a table report what each of its calls costs, as DynamoDB itself says, from now on. Returns a function that
 * adds up the cost of an act. Acts must be awaited one after the other.
 */
export function meter(table: Table): (act: () => Promise<unknown>) => Promise<Capacity> {
  let reads = 0;
  let writes = 0;
  table.client.middlewareStack.add(
    (next, context) => async (request) => {
      const result = await next({
        ...request,
        input: { ...request.input, ReturnConsumedCapacity: 'INDEXES' },
      });
      const units = answer
        .parse(result.output)
        .ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      if (readCommands.has(context.commandName ?? '')) reads += units;
      else writes += units;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  return async (act) => {
    reads = 0;
    writes = 0;
    await act();
    return { reads, writes };
  };
}
