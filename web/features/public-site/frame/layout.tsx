import { Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../../browser/paths.ts';
import { leave } from '../../../browser/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ColorModeToggle } from '../../../ui/buttons/color-mode-toggle.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { PageSpinner } from '../../../ui/page/spinner.tsx';
import { BySession } from './by-session.tsx';
import styles from './layout.module.css';

const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.features, label: 'Features' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.about, label: 'About' },
] as const;

/** The navigation and footer of the public pages. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.site}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link to={paths.home} className={styles.brand} aria-label="Buyerscope home">
            <Logo />
          </Link>
          <nav aria-label="Main" className={styles.links}>
            {mainLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
            <NavLink to={paths.contact}>Contact</NavLink>
          </nav>
          <div className={styles.actions}>
            <ColorModeToggle />
            <BySession
              signedIn={
                <>
                  <Button size="small" className={styles.second} onClick={() => void leave()}>
                    Sign Out
                  </Button>
                  <ButtonLink to={paths.dashboard} primary size="small">
                    Dashboard
                  </ButtonLink>
                </>
              }
              signedOut={
                <>
                  <ButtonLink to={paths.auth} size="small" className={styles.second}>
                    Sign In
                  </ButtonLink>
                  <ButtonLink to={paths.signUp} primary size="small">
                    Get Started
                  </ButtonLink>
                </>
              }
            />
          </div>
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.about}>
            <Logo />
            <p>Finds the companies that should own your domain, and who to contact there.</p>
          </div>
          <nav aria-label="Product" className={styles.footerLinks}>
            <h2>Product</h2>
            <Link to={paths.features}>Features</Link>
            <Link to={paths.method}>How leads are found</Link>
            <Link to={paths.pricing}>Pricing</Link>
            <Link to={paths.signUp}>Sign Up</Link>
          </nav>
          <nav aria-label="Company" className={styles.footerLinks}>
            <h2>Company</h2>
            <Link to={paths.about}>About</Link>
            <Link to={paths.contact}>Contact</Link>
            <Link to={paths.privacy}>Privacy</Link>
            <Link to={paths.terms}>Terms</Link>
          </nav>
        </div>
      </footer>
    </div>
  );
}
