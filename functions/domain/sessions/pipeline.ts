/** What the state machine is told: ids, never payloads. */
interface PipelineInput {
  readonly user_id: string;
  readonly session_id: string;
}

/** How far the execution of a session is. `none` means that it was never started. */
type ExecutionState = 'none' | 'running' | 'ended';

/** The state machine that runs a session: one execution each, named by the session's id. */
export interface Pipeline {
  /** Starts the execution of a session; starting it a second time changes nothing. */
  start(input: PipelineInput): Promise<void>;
  state(sessionId: string): Promise<ExecutionState>;
  /** Stops the execution of a session, if there is one; a step that runs goes on until it has ended. */
  stop(sessionId: string): Promise<void>;
}
