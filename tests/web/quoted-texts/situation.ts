import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { quotedTexts, Section } from './quoted.ts';

/** How a text appears on the screen: as the name of an element with this role, or as plain words. */
type Standing =
  | 'alert'
  | 'button'
  | 'heading'
  | 'link'
  | 'option'
  | 'placeholder'
  | 'text'
  /** Words within a longer text. */
  | 'within'
  | 'value';

/** A quoted text, how it appears, and how it reads with the values of the situation. */
type Shown = readonly [as: Standing, text: string, reads?: string];

/** A situation, how a person gets into it, and the quoted texts that are then on the screen. */
export interface Situation {
  readonly section: Section;
  readonly where: string;
  readonly reach: () => Promise<void>;
  readonly shows: readonly Shown[];
}

/** The situations of one section. Refuses a text that the section does not quote. */
export function situationsOf<S extends Section>(
  section: S,
  situations: readonly {
    readonly where: string;
    readonly reach: () => Promise<void>;
    readonly shows: readonly (readonly [
      as: Standing,
      text: (typeof quotedTexts)[S][number],
      reads?: string,
    ])[];
  }[],
): Situation[] {
  return situations.map((situation) => ({ section, ...situation }));
}

/** Expects a text on the screen: complete, exactly as written, and visible. */
export async function expectShown([as, text, reads = text]: Shown): Promise<void> {
  await waitFor(() => {
    const found = standing(as, reads);
    expect(found, `${as}: ${reads}`).not.toHaveLength(0);
    expect(found.some(isVisible), `${as}, visible: ${reads}`).toBe(true);
  });
}

function standing(as: Standing, reads: string): HTMLElement[] {
  switch (as) {
    case 'alert':
      return screen.queryAllByRole('alert').flatMap((box) => within(box).queryAllByText(reads));
    case 'placeholder':
      return screen.queryAllByPlaceholderText(reads);
    case 'value':
      return screen.queryAllByDisplayValue(reads);
    case 'text':
      return deepest((element) => spaced(element.textContent) === reads);
    case 'within':
      return deepest((element) => spaced(element.textContent).includes(reads));
    default:
      return screen.queryAllByRole(as, { name: reads });
  }
}

/** The innermost elements of the page that contain a text, however many elements it spans. */
function deepest(holds: (element: Element) => boolean): HTMLElement[] {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(holds);
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
}

function spaced(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}
