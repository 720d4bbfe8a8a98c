import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '../../browser/drafts.ts';
import { afterSignIn, reasonToSignIn } from '../../browser/paths.ts';
import { refreshSession, useSession } from '../../browser/session.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { FullScreenSpinner } from '../../ui/page/spinner.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import styles from './auth.module.css';
import { BackToSignIn, Card, type Mode, ModeLink, Reason } from './auth-card.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotForm, ResetForm } from './reset-forms.tsx';

// Amplify is loaded when somebody starts to type.
const identity = () => import('./identity.ts');
const prepare = () => void identity().catch(() => undefined);

/** Sign-in, sign-up and the steps between. Signed-in users continue to the dashboard. */
export default function AuthPage(props: { loadScreens: (path: string) => Promise<void> }) {
  const session = useSession();
  const { search, state } = useLocation();

  useEffect(() => {
    if (session.status === 'loading') void refreshSession();
  }, [session.status]);

  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={afterSignIn(state)} replace />;
  return (
    <AuthCard
      firstMode={new URLSearchParams(search).get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'}
      reason={reasonToSignIn(state)}
      prepareNext={() => props.loadScreens(afterSignIn(state))}
    />
  );
}

/** The address that waits for its code and its account's username, so that a reload stays there. The password is never stored. */
const confirming = 'auth.confirming';
const confirmingAs = 'auth.confirming-as';

function AuthCard(props: {
  firstMode: Mode;
  reason: ReturnType<typeof reasonToSignIn>;
  /** Loads the screen that follows signing in. */
  prepareNext: () => Promise<void>;
}) {
  const [email, setEmail] = useState(() => readDraft(confirming));
  const [mode, setMode] = useState<Mode>(email === '' ? props.firstMode : 'confirm');
  const [password, setPassword] = useState('');
  /** The sign-up of this visit: an address is not a name of its account before it is confirmed. */
  const [started, setStarted] = useState({ email, username: readDraft(confirmingAs) });
  const [outcome, setOutcome] = useState<'confirmed' | 'exists'>();

  useEffect(() => {
    writeDraft(confirming, mode === 'confirm' ? email.trim() : '');
    writeDraft(confirmingAs, mode === 'confirm' ? started.username : '');
  }, [mode, email, started]);

  const signIn = async (address: string, secret: string) => {
    const { signInWith } = await identity();
    const prepared = props.prepareNext();
    const next = await signInWith(address, secret, started.email === address ? started.username : '');
    if (next === 'done') {
      await prepared;
      await refreshSession();
    } else setMode(next);
  };
  const signUp = async (address: string, secret: string) => {
    const { createAccount } = await identity();
    setStarted({ email: address, username: await createAccount(address, secret) });
    setMode('confirm');
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
          <SignUpOutcome outcome={outcome} />
          {outcome === undefined ? <Reason reason={props.reason} /> : null}
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
        <Card title="Confirm Your Email" subtitle={<SentTo email={email} />}>
          <ConfirmForm
            onSubmit={async (code) => {
              const { confirmAccount } = await identity();
              const next = await confirmAccount(started.username, code);
              // After a reload nobody knows the password any more.
              if (next === 'confirmed' && password !== '') return signIn(email.trim(), password);
              // That sign-up is over: from here on the address names its account.
              setStarted({ email: '', username: '' });
              setOutcome(next);
              setMode('sign-in');
            }}
            onResend={async () => {
              const { resendCode } = await identity();
              await resendCode(started.username);
            }}
          />
          <BackToSignIn onChange={setMode} />
        </Card>
      );
    case 'app-code':
      return (
        <Card
          title="Enter Your Sign-In Code"
          subtitle="Open your authenticator app and enter the code for Buyerscope"
        >
          <AppCodeForm
            onSubmit={async (code) => {
              const { sendAppCode } = await identity();
              const prepared = props.prepareNext();
              await sendAppCode(code);
              await prepared;
              await refreshSession();
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
        <Card title="Choose a New Password" subtitle={<SentTo email={email} />}>
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

/** The result of a sign-up after which somebody has to sign in. */
function SignUpOutcome(props: { outcome: 'confirmed' | 'exists' | undefined }) {
  switch (props.outcome) {
    case 'confirmed':
      return <SuccessBox>Your email address is confirmed. Sign in to continue.</SuccessBox>;
    case 'exists':
      return (
        <Notice>
          You already have an account with this email address. Sign in with its password, or set a new one.
        </Notice>
      );
    case undefined:
      return null;
  }
}

/** The address has a line of its own, so that it does not wrap at its hyphens. */
function SentTo({ email }: { email: string }) {
  return (
    <>
      Enter the code we sent to <br />
      {email.trim()}
    </>
  );
}
