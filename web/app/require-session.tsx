import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { claimDrafts } from '../browser/drafts.ts';
import { paths } from '../browser/paths.ts';
import { forgetSession, refreshSession, useSession } from '../browser/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import styles from '../ui/notices/error-boundary.module.css';
import { FullScreenSpinner } from '../ui/page/spinner.tsx';

/** Lets only signed-in users through. Others go to /auth and come back to the address they asked for. */
export default function RequireSession() {
  const session = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session.status === 'signed-in') wasSignedIn.current = true;
  }, [session.status]);

  useEffect(() => {
    if (session.status === 'loading') void refreshSession();
  }, [session.status]);

  switch (session.status) {
    case 'loading':
      return <FullScreenSpinner />;
    case 'unreachable':
      return <Unreachable />;
    case 'signed-out':
      // Somebody who signs out goes to the home page. Only a lost sign-in asks for a new one.
      return session.left && wasSignedIn.current ? (
        <Navigate to={paths.home} replace />
      ) : (
        <Navigate
          to={paths.auth}
          replace
          state={{
            from: location.pathname + location.search + location.hash,
            lost: session.lost && wasSignedIn.current,
          }}
        />
      );
    case 'signed-in':
      return <SignedIn key={session.email} email={session.email} />;
  }
}

function SignedIn(props: { email: string }) {
  // Cached reads and drafts belong to one user and end with their session: the next user here never sees them.
  const [cache] = useState(() => {
    claimDrafts(props.email);
    return new Map();
  });
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <Suspense fallback={<FullScreenSpinner />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}

function Unreachable() {
  return (
    <main className={styles.failed}>
      <h1>You seem to be offline</h1>
      <p>We couldn’t check your sign-in. You are still signed in: try again when you are connected.</p>
      <Button look="primary" onClick={() => void refreshSession()}>
        Retry
      </Button>
      <Button look="link" onClick={forgetSession}>
        Sign in again
      </Button>
    </main>
  );
}
