import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

/** The composer loads with the first mail that is written. */
const Composer = lazy(() => import('./composer.tsx'));

/** Opens the composer for one person. */
export function WriteButton(props: { contactId: string; name: string }) {
  const { contactId, name } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Write to ${name}`} onClick={() => setOpen(true)}>
        <PenLine size={16} aria-hidden />
        Write
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Composer contactId={contactId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
