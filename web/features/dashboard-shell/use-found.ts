import { useEffect, useMemo, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { useContactRows } from '../../parts/leads/use-contact-rows.ts';

/** How many of each kind are listed. */
const maxShown = 5;
/** How many of each kind are read, the newest first. Saved companies come with their contacts, so they are fewer. */
const limits = { sessions: 100, domains: 100, companies: 25, templates: 100 } as const;
/** Nothing but sessions is read before this many characters were typed. */
const minTyped = 2;
/** How long nothing is typed before more is read, in milliseconds. */
const pauseMs = 200;

/** Something of the user's own that the palette found. */
interface Found {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  /** When it happened, for a session. */
  readonly at?: string;
}

/** Whether each of the typed words occurs in a text, in any case and with any accents. */
export function matches(typed: string, text: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** A domain name among what was typed, to be searched; undefined if it holds none. */
export function domainIn(typed: string): string | undefined {
  const name = typed.trim();
  return /^[^\s@]+\.[^\s@.]{2,}$/.test(name) ? name : undefined;
}

/** The latest value, once it has not changed for a moment. */
function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The user's sessions, domains, companies, people and templates that match what was typed. */
export function useFound(typed: string) {
  const words = typed.trim();
  const asked = useAfterPause(words);
  const searching = asked.length >= minTyped;
  const sessions = useRead(contract.sessions.list, { limit: limits.sessions });
  const domains = useRead(contract.statistics.domains, searching ? { limit: limits.domains } : null);
  // A larger portfolio is asked for the domains that begin with what was typed.
  const begins = asked.toLowerCase();
  const isLarge = domains.data !== undefined && domains.data.next_cursor !== null;
  const beginning = useRead(
    contract.statistics.domains,
    searching && isLarge && /^[a-z0-9.-]+$/.test(begins) ? { begins, limit: maxShown } : null,
  );
  const companies = useRead(contract.saved.companies, searching ? { limit: limits.companies } : null);
  const templates = useRead(
    contract.templates.list,
    searching ? { visibility: 'private', limit: limits.templates } : null,
  );
  const contacts = useRead(contract.statistics.savedContacts, searching ? {} : null);
  const { rows } = useContactRows(contacts.data?.version);

  return useMemo(() => {
    const first = (items: readonly Found[] = []) =>
      items.filter(({ name, detail }) => matches(words, `${name} ${detail}`)).slice(0, maxShown);
    return {
      sessions: first(
        sessions.data?.sessions.map((session) => ({
          id: session.id,
          to: paths.results(session.id),
          name: domainInLetters(sessionTitle(session)),
          detail: '',
          at: session.created_at,
        })),
      ),
      domains: first(
        [
          ...(beginning.data?.domains ?? []),
          ...(domains.data?.domains ?? []).filter(
            ({ domain }) => !domain.startsWith(begins) || !beginning.data,
          ),
        ].map(({ id, domain }) => ({
          id,
          to: paths.searchedDomain(domain),
          name: domainInLetters(domain),
          detail: domainInLetters(domain) === domain ? '' : domain,
        })),
      ),
      companies: first(
        companies.data?.saved_companies.map(({ lead_id, lead }) => ({
          id: lead_id,
          to: paths.savedCompany(lead_id),
          name: lead.name,
          detail: lead.domain,
        })),
      ),
      people: searching
        ? first(
            rows?.map(({ id, name, email, title, company }) => ({
              id,
              to: paths.savedContact(id),
              name: name || email,
              detail: [title, company].filter((text) => text !== '').join(', '),
            })),
          )
        : [],
      templates: first(
        templates.data?.templates.map(({ id, title }) => ({
          id,
          to: paths.template(id),
          name: title,
          detail: '',
        })),
      ),
    };
  }, [
    words,
    begins,
    searching,
    sessions.data,
    domains.data,
    beginning.data,
    companies.data,
    templates.data,
    rows,
  ]);
}
