import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { listDueCampaigns } from '../../functions/data/campaigns/campaigns.ts';
import { emptyTable } from './table.ts';

describe('the campaigns that are due', () => {
  it('are all listed, over as many pages as they fill', async () => {
    const table = await emptyTable();
    const ids = Array.from({ length: 7 }, () => randomUUID());
    for (const [minute, id] of ids.entries()) {
      const Item = {
        pk: 'USER#one',
        sk: `CAMPAIGN#${id}`,
        sending: 'CAMPAIGN',
        due_at: `2026-03-01T10:0${minute}:00.000Z`,
      };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    }
    // Pages of two items simulate pages of 1 MB.
    table.client.middlewareStack.add(
      (next) => (args) => next({ ...args, input: { ...args.input, Limit: 2 } }),
      { step: 'initialize', name: 'small-pages' },
    );
    const due = await listDueCampaigns(table, new Date('2026-03-01T10:05:00.000Z'));
    expect(due.map(({ owner }) => owner.campaignId)).toEqual(ids.slice(0, 6));
  });
});
