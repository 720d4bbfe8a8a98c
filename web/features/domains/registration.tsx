import { useEffect, useEffectEvent, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { DomainForSale, DomainRegistration } from '../../../shared/model/leads/domain-for-sale.ts';
import { useWrite } from '../../api/use-write.ts';
import { dayWords } from './price-words.ts';
import styles from './sale-form.module.css';

const phaseWords: Record<NonNullable<DomainRegistration['phase']>, string> = {
  auto_renew: 'The registry renewed it automatically. Make sure that your registrar renews it, too.',
  redemption: 'It has expired, and can only be restored for a fee.',
  pending_delete: 'It has expired, and is about to be deleted.',
};

/** What the registry says about a domain, which is asked when the domain is opened. */
export function Registration(props: { domain: DomainForSale; onAnswer: (domain: DomainForSale) => void }) {
  const { domain, registration, expires_on } = props.domain;
  const { run, error } = useWrite(contract.registrations.lookUp);
  const [asked, setAsked] = useState(false);
  const onAnswer = useEffectEvent((found: DomainForSale | undefined) => {
    setAsked(true);
    if (found) props.onAnswer(found);
  });
  useEffect(() => {
    void run({ domain }).then((found) => onAnswer(found));
  }, [run, domain]);
  if (registration === null) {
    const unknown = error?.message ?? 'The registry did not say when it expires, nor its registrar.';
    return <p className={styles.quiet}>{asked ? `Not known. ${unknown}` : 'Asking the registry…'}</p>;
  }
  const { expires_on: day, registrar, phase, looked_up_at } = registration;
  const differs = expires_on !== null && day !== null && expires_on !== day;
  return (
    <p className={styles.quiet}>
      Registry, on {dayWords(looked_up_at.slice(0, 10))}:{' '}
      {day === null ? 'expiry not known' : `expires ${dayWords(day)}`};{' '}
      {registrar === null ? 'registrar not known' : `registrar ${registrar}`}.
      {differs ? ' The date that you entered counts.' : ''}
      {phase === null ? '' : ` ${phaseWords[phase]}`}
    </p>
  );
}
