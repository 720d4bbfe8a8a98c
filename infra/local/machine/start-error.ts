/** Why the local stack cannot start, in one sentence for the person who typed the command. */
export class StartError extends Error {
  override name = 'StartError';
}
