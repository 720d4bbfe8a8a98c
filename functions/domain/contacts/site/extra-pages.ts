import { type PlannedLink, privacyScore, profileScore } from './plan-links.ts';

type Extra = 'profile' | 'privacy';

/**
 * How many pages are read beyond the usual ones: those of a firm's people, each of which may give an address, and the
 * one on privacy, which gives the mailbox and the person who answer for data.
 */
export class ExtraPages {
  private readonly left: Record<Extra, number> = { profile: 20, privacy: 1 };

  has(link: PlannedLink): boolean {
    const extra = extraOf(link);
    return extra !== null && this.left[extra] > 0;
  }

  take(link: PlannedLink): void {
    const extra = extraOf(link);
    if (extra !== null) this.left[extra]--;
  }
}

function extraOf({ kind, score }: PlannedLink): Extra | null {
  if (kind === 'person' && score >= profileScore) return 'profile';
  return kind === 'rest' && score >= privacyScore && score <= privacyScore + 1 ? 'privacy' : null;
}
