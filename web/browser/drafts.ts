const prefix = 'buyerscope.draft.';
const ownerKey = 'buyerscope.drafts-of';

/** What was typed or chosen under a name, from the tab's own storage; empty where there is nothing. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a name and tells whether it is kept; an empty one is forgotten. */
export function writeDraft(name: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
    return true;
  } catch {
    // Storage may be blocked or full; the text then lives as long as the page.
    return false;
  }
}

/** Forgets all that was typed here: whoever signs in next is somebody else, or wants to begin anew. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) || key === ownerKey);
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Keeps what was typed here for the person who typed it: another who signs in meets none of it. */
export function claimDrafts(owner: string): void {
  try {
    const before = sessionStorage.getItem(ownerKey);
    if (before !== null && before !== owner) forgetDrafts();
    sessionStorage.setItem(ownerKey, owner);
  } catch {
    // Where storage is blocked nothing is kept.
  }
}
