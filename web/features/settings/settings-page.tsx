import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { useRead } from '../../api/use-read.ts';
import { leave, useSession } from '../../browser/session.ts';
import { SignatureForm } from '../../parts/profile/signature-form.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { AccountPlan, BillingBox } from './billing-box.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { MailIntegration } from './mail-integration.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './settings.module.css';
import { TwoStepSignIn } from './two-step-sign-in.tsx';
import { useProfileUpdated } from './use-profile-updated.tsx';

/** Profile, signature, notifications, security and billing of one account. */
export default function SettingsPage() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  const profile = useRead(contract.profile.get, {});
  const show = (changed: UserProfile) => profile.change(() => changed);
  /** Why the settings that are stored in the profile cannot be shown. */
  const unknown = profile.data ? undefined : profile.error;
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
      {unknown ? <RetryBox message={unknown.message} onRetry={() => void profile.refresh()} /> : null}
      <MailIntegration />
      {unknown ? null : (
        <>
          <Sheet title="Profile Information">
            {profile.data ? <ProfileForm profile={profile.data} onSaved={show} /> : <Skeleton lines={5} />}
          </Sheet>
          <Sheet title="Email Signature">
            {profile.data ? <Signature profile={profile.data} onSaved={show} /> : <Skeleton lines={5} />}
          </Sheet>
        </>
      )}
      <Sheet title="Account">
        <dl className={styles.account}>
          <dt>Signed in as</dt>
          <dd>{email}</dd>
          <AccountPlan />
        </dl>
      </Sheet>
      {unknown ? null : (
        <Sheet title="Notifications">
          {profile.data ? <NotificationsForm profile={profile.data} onShow={show} /> : <Skeleton lines={2} />}
        </Sheet>
      )}
      <Sheet title="Security">
        <ChangePasswordForm email={email} />
        <TwoStepSignIn email={email} />
        <div className={styles.action}>
          <p>Sign out here and on every other device where you are signed in.</p>
          <Button disabled={busy} onClick={() => void signOutEverywhere()}>
            {busy ? 'Signing Out...' : 'Sign out everywhere'}
          </Button>
        </div>
        {failed ? <ErrorBox>Your other devices could not be signed out. Please try again.</ErrorBox> : null}
        <ExportData />
        <DeleteAccount />
      </Sheet>
      <BillingBox />
    </Page>
  );
}

function Signature(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const updated = useProfileUpdated();
  return (
    <SignatureForm
      profile={props.profile}
      label="Signature"
      hint="It is added to every email you write from a template."
      button="Save Signature"
      onSaved={(saved) => {
        updated.show();
        props.onSaved(saved);
      }}
    >
      {updated.notice}
    </SignatureForm>
  );
}
