import { Breakable } from '../breakable.tsx';
import { Button } from '../buttons/button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something that cannot be undone. Close leaves everything as it is. */
export function ConfirmDialog(props: {
  title: string;
  question: string;
  confirm: string;
  busyConfirm: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button look="destructive" disabled={props.busy} onClick={props.onConfirm}>
          {props.busy ? props.busyConfirm : props.confirm}
        </Button>
      }
    >
      <p>
        <Breakable text={props.question} />
      </p>
      {props.error ? <ErrorBox>{props.error}</ErrorBox> : null}
    </Dialog>
  );
}
