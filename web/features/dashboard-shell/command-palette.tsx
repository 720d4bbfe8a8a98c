import { Command, useCommandState } from 'cmdk';
import { FilePlus, LogOut, type LucideIcon, Rows3, Search, Sparkles, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { leave } from '../../browser/session.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import styles from './command-palette.module.css';
import { navigation } from './navigation.ts';

const recentSessions = 5;

/** Everything that can be gone to or begun, found by typing a part of its name. */
export function CommandPalette(props: { onClose: () => void }) {
  const navigate = useNavigate();
  const sessions = useRead(contract.sessions.list, { limit: recentSessions });
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to what comes first in it, which is not what is typed in.
  useEffect(() => input.current?.focus(), []);

  const now = new Date();
  const then = (act: () => void) => () => {
    props.onClose();
    act();
  };
  const goTo = (to: string) => then(() => void navigate(to));
  return (
    <Modal label="Commands" className={styles.palette} onClose={props.onClose}>
      <Command label="Commands" loop>
        <div className={styles.search}>
          <Search size={18} aria-hidden />
          <Command.Input ref={input} placeholder="Search screens and actions" />
        </div>
        <Found>
          <Command.Group heading="Actions">
            <Item icon={Sparkles} onSelect={goTo(paths.leadGenerator)}>
              New search
            </Item>
            <Item icon={UserPlus} onSelect={goTo(paths.importLead)}>
              Import lead
            </Item>
            <Item icon={FilePlus} onSelect={goTo(paths.createTemplate)}>
              Create template
            </Item>
            <Item icon={LogOut} onSelect={then(() => void leave())}>
              Sign out
            </Item>
          </Command.Group>
          {navigation.map(({ title, items }) => (
            <Command.Group key={title} heading={title}>
              {items.map(({ to, label, icon }) => (
                <Item key={to} icon={icon} onSelect={goTo(to)}>
                  {label}
                </Item>
              ))}
            </Command.Group>
          ))}
          {sessions.data && sessions.data.sessions.length > 0 ? (
            <Command.Group heading="Recent sessions">
              {sessions.data.sessions.map((session) => (
                <Item
                  key={session.id}
                  icon={Rows3}
                  value={`${sessionTitle(session)} ${session.id}`}
                  onSelect={goTo(paths.results(session.id))}
                >
                  <span className={styles.session}>{sessionTitle(session)}</span>
                  <span className={styles.when}>{relativeTime(new Date(session.created_at), now)}</span>
                </Item>
              ))}
            </Command.Group>
          ) : null}
        </Found>
      </Command>
    </Modal>
  );
}

/** What is left of the commands by what was typed. A list that has none left is no list to a screen reader. */
function Found(props: { children: ReactNode }) {
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

/** One line of the palette; `value` is what it is found by, where its words alone are not its own. */
function Item(props: { icon: LucideIcon; value?: string; onSelect: () => void; children: ReactNode }) {
  const { icon: Icon, value, onSelect, children } = props;
  return (
    <Command.Item {...(value !== undefined && { value })} className={styles.item} onSelect={onSelect}>
      <Icon size={18} aria-hidden />
      {children}
    </Command.Item>
  );
}
