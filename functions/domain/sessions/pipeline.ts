/** The input of the state machine: ids, never data. */
interface PipelineInput {
  readonly user_id: string;
  readonly session_id: string;
}

/** The state of a session's execution. `none` means that it was never started. */
type ExecutionState = 'none' | 'running' | 'ended';

/** The state machine that runs sessions. Each has one execution, named by the session's id. */
export interface Pipeline {
  /** Starts the execution of a session. Starting it again changes nothing. */
  start(input: PipelineInput): Promise<void>;
  state(sessionId: string): Promise<ExecutionState>;
  /** Stops the execution of a session, if there is one. A running step continues to its end. */
  stop(sessionId: string): Promise<void>;
}
