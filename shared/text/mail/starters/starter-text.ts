/** What a text to begin with is for. */
export const starterKinds = ['price', 'no-price', 'who', 'follow-up', 'last'] as const;

/** A text to begin with: its title, which is English like our screens, and its content. */
export interface StarterText {
  readonly title: string;
  readonly content: string;
}

/** The texts of one language. */
export type StarterTexts = Readonly<Record<(typeof starterKinds)[number], StarterText>>;
