import { ChevronDown, DoorOpen, LogOut, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { billing } from '../../../shared/contract/payments/billing.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { leave, useSession } from '../../browser/session.ts';
import { ColorModeToggle } from '../../ui/buttons/color-mode-toggle.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { navigation } from './navigation.ts';
import styles from './sidebar.module.css';

const paletteKeys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** The navigation of the dashboard, and who is signed in. `onSearch` opens the command palette. */
export function Sidebar(props: { onNavigate?: () => void; onSearch?: () => void }) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.brand}>
        <Logo />
        <ColorModeToggle />
      </div>
      {props.onSearch ? (
        <button
          type="button"
          className={styles.search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={props.onSearch}
        >
          <Search size={16} aria-hidden />
          Go to…
          <kbd aria-hidden>{paletteKeys}</kbd>
        </button>
      ) : null}
      <nav aria-label="Dashboard" className={styles.navigation}>
        {navigation.map((group) => (
          <Group key={group.title} group={group} onNavigate={props.onNavigate} />
        ))}
      </nav>
      <Footer />
    </div>
  );
}

function Group(props: { group: (typeof navigation)[number]; onNavigate: (() => void) | undefined }) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.groupTitle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {props.group.title}
        <ChevronDown size={14} aria-hidden className={open ? '' : styles.folded} />
      </button>
      <ul id={listId} hidden={!open}>
        {props.group.items.map(({ to, label, icon: Icon, exact }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={exact ?? false}
              className={({ isActive }) => `${styles.item} ${isActive ? styles.active : ''}`}
              onClick={() => props.onNavigate?.()}
            >
              <Icon size={18} aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Footer() {
  const session = useSession();
  const limits = useRead(billing.limits, {});
  const email = session.status === 'signed-in' ? session.email : '';
  // What could not be read is left out: nobody who pays is called a free user while the network is gone.
  const plan = limits.data?.subscription_type;

  return (
    <div className={styles.footer}>
      <div className={styles.person}>
        <span className={styles.initial} aria-hidden>
          {email.slice(0, 1).toUpperCase()}
        </span>
        <div className={styles.who}>
          <div className={styles.email} title={email}>
            {email}
          </div>
          <div className={styles.plan}>{plan ? `${plans[plan].name} User` : '\u00a0'}</div>
        </div>
      </div>
      <NavLink to={paths.home} className={styles.item}>
        <DoorOpen size={18} aria-hidden />
        Leave Dashboard
      </NavLink>
      <button type="button" className={styles.item} onClick={() => void leave()}>
        <LogOut size={18} aria-hidden />
        Sign Out
      </button>
    </div>
  );
}
