const prefix = 'buyerscope.draft.';
const ownerKey = 'buyerscope.drafts-of';

/** What was typed or chosen under a name, from the tab's session storage; empty if there is nothing. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text under a name, and deletes it if the text is empty. Returns whether storing worked. */
export function writeDraft(name: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
    return true;
  } catch {
    // Storage can be blocked or full. The text then lasts as long as the page.
    return false;
  }
}

/** Deletes all drafts: the next person to sign in is somebody else, or wants to start afresh. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) || key === ownerKey);
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // If storage is blocked, there are no drafts.
  }
}

/** Ties the drafts to the user who typed them. Drafts of another user are deleted. */
export function claimDrafts(owner: string): void {
  try {
    const before = sessionStorage.getItem(ownerKey);
    if (before !== null && before !== owner) forgetDrafts();
    sessionStorage.setItem(ownerKey, owner);
  } catch {
    // If storage is blocked, there are no drafts.
  }
}
