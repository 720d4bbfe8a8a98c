import * as z from 'zod';
import { endSession } from '../data/sessions/end-session.ts';
import { getSession } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { failure } from '../domain/sessions/session-end.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

const pipelineInput = z.object({ user_id: z.string(), session_id: z.string() });

/**
 * Fails the session of an execution that failed, timed out or was aborted, if the state machine could not do so itself. Step
 * Functions delivers the execution's input as a JSON string.
 * https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html
 */
export const handler = step(z.object({ detail: z.object({ input: z.string() }) }), async ({ detail }) => {
  const { user_id, session_id } = pipelineInput.parse(JSON.parse(detail.input));
  const session = await getSession(table, user_id, session_id);
  const ended = session !== null && (await endSession(table, session, failure(session, new Date())));
  return { ended };
});
