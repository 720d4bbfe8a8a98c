import { isSampleName } from '../words/not-names.ts';
import type { PageContext } from './page-context.ts';
import type { PageModel } from './page-model.ts';
import { isPlaceholder } from './placeholder-text.ts';
import { headsOfRemarks } from './speakers.ts';

const maxSampleName = 20;
/** Those listed with Max Mustermann are samples like him. */
const maxLinesFromSample = 10;

interface PlaceOfName {
  readonly name: string;
  readonly line: number;
  readonly firstSegment: number;
  readonly endSegment: number;
}

/** Whether a name is of somebody who works here: not of the past, of customers, of a theme's samples or of who made the site. */
export function realPeople(page: PageModel, context: PageContext): (place: PlaceOfName) => boolean {
  let samples: readonly number[] | undefined;
  const isBesideSample = (line: number) => {
    samples ??= samplesOn(page);
    return samples.some((sample) => Math.abs(sample - line) <= maxLinesFromSample);
  };
  const remarks = headsOfRemarks(page);
  const isRemarking = (line: number) => {
    const { firstSegment = -1 } = page.lines[line] ?? {};
    return remarks.some(({ from, to }) => firstSegment >= from && firstSegment < to);
  };
  return ({ name, line, firstSegment, endSegment }) =>
    !context.isFormer(line) &&
    !isPlaceholder(page, firstSegment, endSegment) &&
    !isBesideSample(line) &&
    !isRemarking(line) &&
    !context.isCreditedAt(line, name);
}

function samplesOn(page: PageModel): number[] {
  return page.lines.flatMap(({ text }, line) =>
    text.length < maxSampleName && text.includes(' ') && isSampleName(text) ? [line] : [],
  );
}
