import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { type Addressee, WritingOrder } from './writing-order.tsx';

/** The composer loads with the first mail that is written. */
const Composer = lazy(() => import('./composer.tsx'));

/** Writes to all chosen ones, one after another. */
export function WriteChosen(props: {
  /** One item and several, such as "contact" and "contacts". */
  words: readonly [one: string, several: string];
  order: readonly Addressee[];
  onWritten?: () => void;
}) {
  const { order, onWritten } = props;
  const [writing, setWriting] = useState<readonly Addressee[]>();
  const [first] = writing ?? [];
  return (
    <>
      <Button size="small" disabled={order.length === 0} onClick={() => setWriting(order)}>
        <PenLine size={16} aria-hidden />
        Write to {counted(order.length, ...props.words)}
      </Button>
      {writing && first ? (
        <WritingOrder value={{ order: writing, ...(onWritten && { onWritten }) }}>
          <Suspense fallback={null}>
            <Composer to={first} onClose={() => setWriting(undefined)} />
          </Suspense>
        </WritingOrder>
      ) : null}
    </>
  );
}
