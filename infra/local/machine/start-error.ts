/** A reason, in one sentence for whoever typed the command, why the local stack cannot start. */
export class StartError extends Error {
  override name = 'StartError';
}
