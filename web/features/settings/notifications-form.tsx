import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { useWrite } from '../../api/use-write.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './settings.module.css';

const mails = [
  { name: 'session_finished', label: 'When a search is finished' },
  { name: 'payment_failed', label: 'When a payment fails' },
] as const;

/** Which mails the user wants. Each choice is saved at once and reverted if that fails. */
export function NotificationsForm(props: { profile: UserProfile; onShow: (profile: UserProfile) => void }) {
  const { profile, onShow } = props;
  const update = useWrite(contract.profile.update);
  const choose = async (name: (typeof mails)[number]['name'], wanted: boolean) => {
    const notifications = { ...profile.notifications, [name]: wanted };
    onShow({ ...profile, notifications });
    const saved = await update.run({ notifications, updated_at: profile.updated_at });
    onShow(saved ?? profile);
  };
  return (
    <fieldset className={styles.notifications}>
      <legend>Send me an email</legend>
      {mails.map(({ name, label }) => (
        <CheckboxField
          key={name}
          label={label}
          name={name}
          checked={profile.notifications[name]}
          isDisabled={update.busy}
          onChange={(event) => void choose(name, event.target.checked)}
        />
      ))}
      {update.error ? <ErrorBox>{update.error.message}</ErrorBox> : null}
    </fieldset>
  );
}
