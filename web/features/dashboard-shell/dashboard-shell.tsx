import { Menu, Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { followReach, isReached } from '../../api/reach.ts';
import { useLocalWeb } from '../../api/use-local-web.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { ErrorBoundary } from '../../ui/notices/error-boundary.tsx';
import { Notices } from '../../ui/notices/notices.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { PageSpinner } from '../../ui/page/spinner.tsx';
import styles from './dashboard-shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useCommandPalette } from './use-command-palette.ts';

/** The frame of every dashboard page: sidebar (a drawer on a phone), banners, and the page. */
export default function DashboardShell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const palette = useCommandPalette();

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setDrawerOpen(false);
    // A new page starts at its top, with the focus in it: in its own field, if it has focused one.
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <aside className={styles.side}>
        <Sidebar onSearch={palette.open} />
      </aside>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.menu}
          aria-label="Open menu"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <Menu size={22} aria-hidden />
        </button>
        <Logo />
        <button
          type="button"
          className={`${styles.menu} ${styles.search}`}
          aria-label="Open commands"
          onClick={palette.open}
        >
          <Search size={20} aria-hidden />
        </button>
      </header>
      {drawerOpen ? <Drawer onClose={() => setDrawerOpen(false)} /> : null}
      {palette.Palette ? <palette.Palette takeTyped={palette.takeTyped} onClose={palette.close} /> : null}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Banners />
        <ErrorBoundary key={pathname} within>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Notices />
    </div>
  );
}

function Drawer(props: { onClose: () => void }) {
  return (
    <Modal label="Menu" className={styles.drawer} onClose={props.onClose}>
      <Sidebar onNavigate={props.onClose} />
    </Modal>
  );
}

function Banners() {
  const web = useLocalWeb();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const reached = useSyncExternalStore(followReach, isReached);
  return (
    <>
      {web === 'sample' ? (
        <p className={styles.banner}>
          This is the sample web: its companies are fictional, so you can try everything offline.
        </p>
      ) : null}
      <div role="status">
        {online && reached ? null : (
          <p className={`${styles.banner} ${styles.offline}`}>
            {online ? 'We can’t reach Buyerscope at the moment.' : 'You are offline.'} What you see may be out
            of date; nothing you type is lost.
          </p>
        )}
      </div>
    </>
  );
}

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
