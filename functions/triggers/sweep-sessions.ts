import * as z from 'zod';
import { endSession } from '../data/sessions/end-session.ts';
import { getSession, listProcessingSessions } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { failure } from '../domain/sessions/session-end.ts';
import { stepFunctionsPipeline } from '../providers/pipeline/step-functions.ts';
import { pipelineEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

/** How long a session can be processing without an execution before it is started again, in milliseconds. */
const startGraceMs = 2 * 60_000;

const environment = readEnvironment(pipelineEnvironment);
const table = openTable(environment.TABLE_NAME);
const pipeline = stepFunctionsPipeline(environment.STATE_MACHINE_ARN);

/** Every minute: starts sessions that were committed but never started, and fails those whose execution is over. */
export const handler = step(z.object({}), async () => {
  const now = new Date();
  const before = new Date(now.getTime() - startGraceMs).toISOString();
  let started = 0;
  let failed = 0;
  for (const { userId, sessionId } of await listProcessingSessions(table, before)) {
    // A session that cannot be repaired now must not delay the others. The next sweep finds it again.
    try {
      const state = await pipeline.state(sessionId);
      if (state === 'none') {
        await pipeline.start({ user_id: userId, session_id: sessionId });
        started += 1;
      } else if (state === 'ended') {
        const session = await getSession(table, userId, sessionId);
        if (session !== null && (await endSession(table, session, failure(session, now)))) failed += 1;
      }
    } catch (error) {
      log.error('a session could not be swept', { session_id: sessionId, error });
    }
  }
  if (started + failed > 0) log.warn('sessions swept', { started, failed });
  return { started, failed };
});
