import { Button } from '../buttons/button.tsx';
import { ErrorBox } from './error-box.tsx';

/** Why something could not be loaded, with a button to try again. */
export function RetryBox(props: { message: string; onRetry: () => void }) {
  return (
    <ErrorBox
      action={
        <Button size="small" onClick={props.onRetry}>
          Retry
        </Button>
      }
    >
      {props.message}
    </ErrorBox>
  );
}
