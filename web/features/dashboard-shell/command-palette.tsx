import { Command, useCommandState } from 'cmdk';
import {
  Building2,
  FilePlus,
  FileText,
  Globe,
  LogOut,
  type LucideIcon,
  Rows3,
  Search,
  Sparkles,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { writeDraft } from '../../browser/drafts.ts';
import { paths } from '../../browser/paths.ts';
import { leave } from '../../browser/session.ts';
import { domainDraft } from '../../parts/search/domain-draft.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import styles from './command-palette.module.css';
import { navigation } from './navigation.ts';
import { domainIn, matches, useFound } from './use-found.ts';

const actions = [
  { name: 'New search', icon: Sparkles, to: paths.leadGenerator },
  { name: 'Import lead', icon: UserPlus, to: paths.importLead },
  { name: 'Create template', icon: FilePlus, to: paths.createTemplate },
] as const;

/** Finds screens, actions, and the user's own sessions, domains, companies, people and templates. */
export function CommandPalette({ takeTyped, ...props }: { takeTyped: () => string; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const input = useRef<HTMLInputElement>(null);
  // The dialog focuses its first element, which is not the field.
  useEffect(() => {
    input.current?.focus();
    setTyped((typed) => takeTyped() + typed);
  }, [takeTyped]);

  const now = new Date();
  const domain = domainIn(typed);
  const then = (act: () => void) => () => {
    props.onClose();
    act();
  };
  const goTo = (to: string) => then(() => void navigate(to));
  const groups = [
    { heading: 'Recent sessions', icon: Rows3, items: found.sessions },
    { heading: 'Domains', icon: Globe, items: found.domains },
    { heading: 'Saved companies', icon: Building2, items: found.companies },
    { heading: 'Saved contacts', icon: UserRound, items: found.people },
    { heading: 'Templates', icon: FileText, items: found.templates },
  ];
  return (
    <Modal label="Commands" className={styles.palette} onClose={props.onClose}>
      <Command label="Commands" loop shouldFilter={false}>
        <div className={styles.search}>
          <Search size={18} aria-hidden />
          <Command.Input
            ref={input}
            placeholder="Search everything, or enter a domain"
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        <Results>
          {domain === undefined ? null : (
            <Item
              icon={Sparkles}
              value="find-buyers"
              onSelect={then(() => {
                writeDraft(domainDraft, domain);
                void navigate(paths.leadGenerator);
              })}
            >
              Find buyers for {domain}
            </Item>
          )}
          <Group heading="Actions">
            {actions
              .filter(({ name }) => matches(typed, name))
              .map(({ name, icon, to }) => (
                <Item key={name} icon={icon} value={name} onSelect={goTo(to)}>
                  {name}
                </Item>
              ))}
            {matches(typed, 'Sign out') ? (
              <Item icon={LogOut} value="Sign out" onSelect={then(() => void leave())}>
                Sign out
              </Item>
            ) : null}
          </Group>
          {navigation.map(({ title, items }) => (
            <Group key={title} heading={title}>
              {items
                .filter(({ label }) => matches(typed, label))
                .map(({ to, label, icon }) => (
                  <Item key={to} icon={icon} value={to} onSelect={goTo(to)}>
                    {label}
                  </Item>
                ))}
            </Group>
          ))}
          {groups.map(({ heading, icon, items }) => (
            <Group key={heading} heading={heading}>
              {items.map(({ id, to, name, detail, at }) => (
                <Item key={id} icon={icon} value={`${heading} ${id}`} onSelect={goTo(to)}>
                  <span className={styles.found}>{name}</span>
                  <span className={styles.detail}>{at ? relativeTime(new Date(at), now) : detail}</span>
                </Item>
              ))}
            </Group>
          ))}
        </Results>
      </Command>
    </Modal>
  );
}

/** The matching commands, or a line that says that there are none: screen readers do not announce an empty list. */
function Results(props: { children: ReactNode }) {
  const nothing = useCommandState(({ filtered }) => filtered.count === 0);
  return (
    <>
      <Command.List className={styles.list} hidden={nothing}>
        {props.children}
      </Command.List>
      <p role="status" className={nothing ? styles.empty : ''}>
        {nothing ? 'Nothing found.' : ''}
      </p>
    </>
  );
}

/** Matching items under their heading; nothing if there are none. */
function Group(props: { heading: string; children: ReactNode[] }) {
  const isEmpty = props.children.flat().every((child) => child === null);
  return isEmpty ? null : <Command.Group heading={props.heading}>{props.children}</Command.Group>;
}

/** One line of the palette. `value` identifies it. */
function Item(props: { icon: LucideIcon; value: string; onSelect: () => void; children: ReactNode }) {
  const { icon: Icon, value, onSelect, children } = props;
  return (
    <Command.Item value={value} className={styles.item} onSelect={onSelect}>
      <Icon size={18} aria-hidden />
      {children}
    </Command.Item>
  );
}
