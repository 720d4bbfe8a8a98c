import type { KeyboardEvent } from 'react';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import styles from './lead-card.module.css';

const shortcuts = 'J K S C';

/**
 * The name of a company, which opens it. While it has the focus, J and K go to the next and previous company, S saves
 * it and C copies it.
 */
export function CompanyName(props: { lead: LeadWithContacts; heart: HeartState; onOpen: () => void }) {
  const { lead, heart } = props;
  const act = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key.toLowerCase()) {
      case 'j':
        return focusName(event.currentTarget, 1);
      case 'k':
        return focusName(event.currentTarget, -1);
      case 's':
        if (heart.ready) heart.toggle();
        return;
      case 'c':
        return void copy(lead);
    }
  };
  return (
    <button
      type="button"
      className={styles.name}
      aria-keyshortcuts={shortcuts}
      onClick={props.onOpen}
      onKeyDown={act}
    >
      {lead.name}
    </button>
  );
}

/** Focuses the name that many companies further on, in whichever group it is. */
function focusName(from: HTMLElement, further: number): void {
  const names = from
    .closest('[data-companies]')
    ?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${shortcuts}"]`);
  const all = [...(names ?? [])];
  all[all.indexOf(from) + further]?.focus();
}

async function copy({ name, domain, industry, relevance_reason, lead_contacts }: LeadWithContacts) {
  const data = lead_contacts[0]?.contact_data;
  const people = data?.external_emails
    .filter(({ removed, mailbox }) => !removed && mailbox === undefined)
    .map((person) => [person.full_name, person.title, person.value].filter((text) => text !== '').join(', '));
  const lines = [name, domain, industry, relevance_reason, ...(data?.emails ?? []), ...(people ?? [])];
  try {
    await navigator.clipboard.writeText(lines.filter((line) => line !== '').join('\n'));
    announce({ text: `${name} was copied.` });
  } catch {
    announce({ text: 'Copying is not allowed here.', failed: true });
  }
}
