import { expect, it, vi } from 'vitest';
import { log } from '../../../functions/runtime/log.ts';
import { logLostPage } from '../../../functions/runtime/log-lost-page.ts';

it('logs where a page was lost, without the message, which may quote the page', () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  logLostPage({ error: new RangeError('Incorrect locale: Ada Winterbourne') });
  logLostPage({ error: 'Ada Winterbourne' });
  expect(logged.mock.calls.map(([, details]) => details)).toMatchObject([
    {
      fault: 'RangeError',
      frames: expect.arrayContaining([expect.stringContaining('log-lost-page.test.ts')]),
    },
    { fault: 'Error' },
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('Winterbourne');
});
