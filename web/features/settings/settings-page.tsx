import { useState } from 'react';
import { leave, useSession } from '../../app/session.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Sheet } from '../../ui/page.tsx';
import { AccountPlan, BillingBox } from './billing-box.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './settings.module.css';

/** The account and its security. */
export default function SettingsPage() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const signOutEverywhere = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await leave({ everywhere: true });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Page title="Settings">
      <Sheet title="Account">
        <dl className={styles.account}>
          <dt>Email Address</dt>
          <dd>
            {email}
            <p className={styles.hint}>Email cannot be changed</p>
          </dd>
          <AccountPlan />
        </dl>
      </Sheet>
      <Sheet title="Security">
        <ChangePasswordForm email={email} />
        <div className={styles.action}>
          <p>Sign out here and on every other device where you are signed in.</p>
          <button
            type="button"
            className="amplify-button"
            disabled={busy}
            onClick={() => void signOutEverywhere()}
          >
            {busy ? 'Signing Out...' : 'Sign out everywhere'}
          </button>
        </div>
        {failed ? <ErrorBox>Your other devices could not be signed out. Please try again.</ErrorBox> : null}
      </Sheet>
      <BillingBox />
      <Notice>Profile, signature, mail integration and notifications are not available yet.</Notice>
    </Page>
  );
}
