import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Addressee } from './writing-order.tsx';

const BulkQueue = lazy(() => import('./bulk-queue.tsx'));

/** Queues one text for all chosen ones, after it has said how many mails go and which are held. */
export function QueueChosen(props: { order: readonly Addressee[]; onWritten?: () => void }) {
  const { order } = props;
  const [writing, setWriting] = useState<readonly Addressee[]>();
  return (
    <>
      <Button size="small" disabled={order.length === 0} onClick={() => setWriting(order)}>
        <ListPlus size={16} aria-hidden />
        Queue {counted(order.length, 'email', 'emails')}
      </Button>
      {writing ? (
        <Suspense fallback={null}>
          <BulkQueue to={writing} onWritten={props.onWritten} onClose={() => setWriting(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
