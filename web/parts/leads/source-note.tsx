import { type ContactSource, isInferred } from '../../../shared/model/leads/contact-data.ts';
import { inferenceWords } from '../../../shared/text/address-origin-words.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { WebLink } from '../../ui/web-link.tsx';

/** Where and when a value was seen, or what it was inferred from. */
export function SourceNote({ source }: { source: ContactSource }) {
  const time = <time dateTime={source.extracted_on}>{dateAndTime(new Date(source.extracted_on))}</time>;
  if (isInferred(source)) {
    return (
      <>
        {inferenceWords({ rule: source.decoding ?? '', from: source.inferred_from ?? [] })}, {time}
      </>
    );
  }
  return (
    <>
      Seen at <WebLink url={source.ref}>{source.ref}</WebLink>, {time}
    </>
  );
}
