import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Addressee } from './writing-order.tsx';

/** The composer loads with the first mail that is written. */
const Composer = lazy(() => import('./composer.tsx'));

/** Opens the composer for one contact, or for the first at the company of a lead who can be written to. */
export function WriteButton(props: ({ contactId: string } | { leadId: string }) & { name: string }) {
  const { name } = props;
  const [open, setOpen] = useState(false);
  const to: Addressee =
    'contactId' in props
      ? { contactId: props.contactId, leadId: placeOfContact(props.contactId).leadId, name }
      : { leadId: props.leadId, name };
  return (
    <>
      <Button size="small" aria-label={`Write to ${name}`} onClick={() => setOpen(true)}>
        <PenLine size={16} aria-hidden />
        Write
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Composer to={to} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
