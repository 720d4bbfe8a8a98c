import { contract } from '../../../shared/contract/contract.ts';
import { useWrite } from '../../api/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';

/** Lets a seller write again to a company that has answered, or could not be reached. */
export function ReleaseButton({ contactId, onReleased }: { contactId: string; onReleased: () => void }) {
  const release = useWrite(contract.outreach.release);
  return (
    <>
      {release.error ? <ErrorBox>{release.error.message}</ErrorBox> : null}
      <div>
        <Button
          size="small"
          disabled={release.busy}
          onClick={async () => {
            if (await release.run({ contactId })) onReleased();
          }}
        >
          Write to this company again
        </Button>
      </div>
    </>
  );
}
