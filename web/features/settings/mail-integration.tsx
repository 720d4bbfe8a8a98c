import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { mail as contract } from '../../../shared/contract/mail.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import type { GmailIntegration } from '../../../shared/model/account/gmail-integration.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './settings.module.css';

/** The connected Gmail account, and the result of connecting it. */
export function MailIntegration() {
  const [query] = useSearchParams();
  const integration = useRead(contract.integration, {});
  const connection = useConnecting();
  const [disconnected, setDisconnected] = useState(false);
  const result = query.get('gmail_auth');

  // An authorization that ended here, where it started, belongs to the callback page.
  if (query.has('code') && query.has('state')) {
    return <Navigate to={`${paths.gmailCallback}?${query}`} replace />;
  }
  return (
    <Sheet title="Mail Integration">
      <div className={styles.form}>
        {disconnected ? (
          <SuccessBox>Gmail account disconnected successfully</SuccessBox>
        ) : result === 'success' && integration.data ? (
          <SuccessBox>Gmail account connected successfully!</SuccessBox>
        ) : result === 'error' ? (
          <ErrorBox>{failureOf(contract.callback)}</ErrorBox>
        ) : null}
        {connection.problem ? <ErrorBox>{connection.problem}</ErrorBox> : null}
        {integration.data ? (
          <Connected
            integration={integration.data}
            connection={connection}
            onDisconnected={async () => {
              setDisconnected(true);
              integration.change(() => null);
              await integration.refresh();
            }}
          />
        ) : integration.data === null ? (
          <div className={styles.mail}>
            <p>Connect Gmail to send from your own address. We never read your mail.</p>
            <ConnectButton connection={connection}>Connect Gmail</ConnectButton>
          </div>
        ) : integration.error ? (
          <RetryBox message={integration.error.message} onRetry={() => void integration.refresh()} />
        ) : (
          <Skeleton lines={2} />
        )}
      </div>
    </Sheet>
  );
}

interface Connecting {
  readonly begin: () => void;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** Sends this window to Google's page, and stays busy until the browser has left. */
function useConnecting(): Connecting {
  const initiation = useWrite(contract.initiate);
  const [leaving, setLeaving] = useState(false);
  const begin = async () => {
    const page = await initiation.run({ redirect_uri: `${location.origin}${paths.settings}` });
    if (!page) return;
    setLeaving(true);
    location.assign(page.oauth_url);
  };
  return {
    begin: () => void begin(),
    busy: initiation.busy || leaving,
    problem: initiation.error?.message,
  };
}

function ConnectButton(props: { connection: Connecting; children: string }) {
  const { begin, busy } = props.connection;
  return (
    <Button look="primary" disabled={busy} onClick={begin}>
      <Mail size={16} aria-hidden />
      {busy ? 'Connecting...' : props.children}
    </Button>
  );
}

function Connected(props: {
  integration: GmailIntegration;
  connection: Connecting;
  onDisconnected: () => Promise<void>;
}) {
  const { id, gmail_email, status, last_sync } = props.integration;
  const disconnection = useWrite(contract.disconnect);
  const [asking, setAsking] = useState(false);

  const disconnect = async () => {
    const done = await disconnection.run({ id });
    if (!done) return;
    setAsking(false);
    await props.onDisconnected();
  };

  return (
    <>
      {status === 'disconnected' ? (
        <Notice tone="warning">
          Google no longer accepts this connection. Connect again to send from this address.
        </Notice>
      ) : null}
      <div className={styles.mail}>
        <dl className={styles.account}>
          <dt>{status === 'connected' ? 'Connected' : 'Disconnected'}</dt>
          <dd>{gmail_email}</dd>
          <dt>Last sync</dt>
          <dd>
            <time dateTime={last_sync}>{dateAndTime(new Date(last_sync))}</time>
          </dd>
        </dl>
        <div className={styles.buttons}>
          {status === 'disconnected' ? (
            <ConnectButton connection={props.connection}>Reconnect Gmail</ConnectButton>
          ) : null}
          <Button onClick={() => setAsking(true)}>Disconnect</Button>
        </div>
      </div>
      {asking ? (
        <ConfirmDialog
          title="Disconnect Gmail?"
          question="Are you sure you want to disconnect your Gmail account? This will prevent any email campaigns from sending."
          confirm="Disconnect Gmail"
          busyConfirm="Disconnecting..."
          busy={disconnection.busy}
          error={disconnection.error?.message}
          onConfirm={() => void disconnect()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
