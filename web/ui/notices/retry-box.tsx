import { ErrorBox } from './error-box.tsx';

/** Why something could not be loaded, and a button that tries again. */
export function RetryBox(props: { message: string; onRetry: () => void }) {
  return (
    <ErrorBox
      action={
        <button type="button" className="amplify-button amplify-button--small" onClick={props.onRetry}>
          Retry
        </button>
      }
    >
      {props.message}
    </ErrorBox>
  );
}
