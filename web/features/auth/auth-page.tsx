import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '../../browser/drafts.ts';
import { afterSignIn, paths, reasonToSignIn } from '../../browser/paths.ts';
import { refreshSession, useSession } from '../../browser/session.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { FullScreenSpinner } from '../../ui/page/spinner.tsx';
import styles from './auth.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotForm, ResetForm } from './reset-forms.tsx';

type Mode = 'sign-in' | 'sign-up' | 'confirm' | 'forgot' | 'reset';

// Amplify is loaded when somebody starts to type.
const identity = () => import('./identity.ts');
const prepare = () => void identity().catch(() => undefined);

/** Sign-in, sign-up and the steps between. Signed-in users go on to the dashboard. */
export default function AuthPage(props: { loadScreens: (path: string) => Promise<void> }) {
  const session = useSession();
  const { state } = useLocation();

  useEffect(() => {
    if (session.status === 'loading') void refreshSession();
  }, [session.status]);

  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={afterSignIn(state)} replace />;
  return (
    <AuthCard
      firstMode={asksForSignUp(state) ? 'sign-up' : 'sign-in'}
      reason={reasonToSignIn(state)}
      prepareNext={() => props.loadScreens(afterSignIn(state))}
    />
  );
}

function asksForSignUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'sign-up';
}

/** The address that waits for its code, so that a reload stays at the code step. The password is never stored. */
const confirming = 'auth.confirming';

function AuthCard(props: {
  firstMode: Mode;
  reason: ReturnType<typeof reasonToSignIn>;
  /** Loads the screen that follows signing in. */
  prepareNext: () => Promise<void>;
}) {
  const [email, setEmail] = useState(() => readDraft(confirming));
  const [mode, setMode] = useState<Mode>(email === '' ? props.firstMode : 'confirm');
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    writeDraft(confirming, mode === 'confirm' ? email.trim() : '');
  }, [mode, email]);

  const signIn = async (address: string, secret: string) => {
    const { signInWith } = await identity();
    const prepared = props.prepareNext();
    const next = await signInWith(address, secret);
    if (next === 'done') {
      await prepared;
      await refreshSession();
    } else setMode(next);
  };
  const signUp = async (address: string, secret: string) => {
    const { createAccount } = await identity();
    const next = await createAccount(address, secret);
    if (next === 'confirm') setMode('confirm');
    else await signIn(address, secret);
  };
  const credentials = {
    email,
    onEmail: setEmail,
    password,
    onPassword: setPassword,
    onTouch: prepare,
  };

  switch (mode) {
    case 'sign-in':
      return (
        <Card title="Welcome Back" subtitle="Sign in to access your outbound platform">
          {confirmed ? (
            <SuccessBox>Your email address is confirmed. Sign in to continue.</SuccessBox>
          ) : (
            <Reason reason={props.reason} />
          )}
          <CredentialsForm key="sign-in" isNew={false} {...credentials} onSubmit={signIn} />
          <p className={styles.more}>
            <ModeLink to="forgot" onChange={setMode}>
              Forgot your password?
            </ModeLink>
          </p>
          <p className={styles.more}>
            <ModeLink to="sign-up" onChange={setMode}>
              Don't have an account? Sign up
            </ModeLink>
          </p>
        </Card>
      );
    case 'sign-up':
      return (
        <Card title="Create Account" subtitle="Sign up to start generating leads with AI">
          <CredentialsForm key="sign-up" isNew {...credentials} onSubmit={signUp} />
          <p className={styles.more}>
            <ModeLink to="sign-in" onChange={setMode}>
              Already have an account? Sign in
            </ModeLink>
          </p>
        </Card>
      );
    case 'confirm':
      return (
        <Card title="Confirm Your Email" subtitle={`Enter the code we sent to ${email.trim()}`}>
          <ConfirmForm
            onSubmit={async (code) => {
              const { confirmAccount } = await identity();
              await confirmAccount(email.trim(), code);
              // After a reload nobody knows the password any more.
              if (password !== '') return signIn(email.trim(), password);
              setConfirmed(true);
              setMode('sign-in');
            }}
            onResend={async () => {
              const { resendCode } = await identity();
              await resendCode(email.trim());
            }}
          />
          <BackToSignIn onChange={setMode} />
        </Card>
      );
    case 'forgot':
      return (
        <Card title="Reset Your Password" subtitle="We will email you a code to set a new one">
          <ForgotForm
            email={email}
            onEmail={setEmail}
            onTouch={prepare}
            onSubmit={async (address) => {
              const { requestReset } = await identity();
              await requestReset(address);
              setMode('reset');
            }}
          />
          <BackToSignIn onChange={setMode} />
        </Card>
      );
    case 'reset':
      return (
        <Card title="Choose a New Password" subtitle={`Enter the code we sent to ${email.trim()}`}>
          <ResetForm
            onSubmit={async (code, newPassword) => {
              const { confirmReset } = await identity();
              await confirmReset(email.trim(), code, newPassword);
              setPassword(newPassword);
              await signIn(email.trim(), newPassword);
            }}
          />
          <BackToSignIn onChange={setMode} />
        </Card>
      );
  }
}

function Card(props: { title: string; subtitle: string; children: ReactNode }) {
  const { title } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The field or link that led here is gone. Keyboards and screen readers go on from the new heading.
    heading.current?.focus();
  }, [title]);
  return (
    <main className={styles.page}>
      <title>{`${title} · Buyerscope`}</title>
      <Link to={paths.home} className={styles.brand} aria-label="Buyerscope home">
        <Logo />
      </Link>
      <div className={styles.card}>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{props.subtitle}</p>
        </div>
        {props.children}
      </div>
    </main>
  );
}

function Reason(props: { reason: ReturnType<typeof reasonToSignIn> }) {
  switch (props.reason) {
    case 'settings':
      return <Notice>Please log in to access settings.</Notice>;
    case 'lost':
      return (
        <Notice tone="warning">
          <strong>Not authenticated</strong>
          <p>Your sign-in has ended. Sign in to continue where you were. What you typed is still there.</p>
        </Notice>
      );
    case undefined:
      return null;
  }
}

function ModeLink(props: { to: Mode; onChange: (mode: Mode) => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={() => props.onChange(props.to)}>
      {props.children}
    </button>
  );
}

function BackToSignIn(props: { onChange: (mode: Mode) => void }) {
  return (
    <p className={styles.more}>
      <ModeLink to="sign-in" onChange={props.onChange}>
        Back to sign in
      </ModeLink>
    </p>
  );
}
