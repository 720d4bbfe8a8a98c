/** Whether the last call reached the service, for the banner that says so. */
let reached = true;
const followers = new Set<() => void>();

/** Notes whether a call was answered, by whatever answer. */
export function noteReach(answered: boolean): void {
  if (reached === answered) return;
  reached = answered;
  for (const changed of followers) changed();
}

export function isReached(): boolean {
  return reached;
}

/** Calls back on every change, until the returned function is called. */
export function followReach(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
