import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { pagesFrom } from '../../api/pages-from.ts';
import { useRead } from '../../api/use-read.ts';
import { download } from '../../browser/download.ts';
import { paths } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { announce } from '../../ui/notices/notices.tsx';

const formats = [
  { format: 'json', label: 'Export', type: 'application/json' },
  { format: 'csv', label: 'Export CSV', type: 'text/csv' },
] as const;

/** Saves the leads of a session as a file. If the plan has no export, it says which plan has. */
export function ExportButtons(props: { sessionId: string }) {
  const { sessionId } = props;
  const limits = useRead(contract.billing.limits, {});
  // A retry of a failed export is the same export and counts once.
  const keys = useRef(new Map<string, string>());
  const [under, setUnder] = useState<'json' | 'csv'>();
  const [offered, setOffered] = useState(false);

  // If the limits cannot be read, those of the free plan apply.
  const mayExport = (limits.data ?? plans.free.limits).bulk_export;
  const save = async ({ format, type }: (typeof formats)[number]) => {
    if (!mayExport) return setOffered(true);
    setUnder(format);
    try {
      const key = keys.current.get(format) ?? crypto.randomUUID();
      keys.current.set(format, key);
      const first = await call(contract.leadExports.start, { sessionId, format }, { idempotencyKey: key });
      const rest = await partsAfter(first.next_cursor, { sessionId, format });
      keys.current.delete(format);
      download({ name: first.filename, type, content: first.content + rest });
    } catch (error) {
      const reason = messageOf(error);
      announce({ text: reason, failed: true });
    }
    setUnder(undefined);
  };
  return (
    <>
      {formats.map((file) => (
        <Button
          key={file.format}
          size="small"
          disabled={under !== undefined || limits.loading}
          onClick={() => void save(file)}
        >
          <Download size={16} aria-hidden />
          {under === file.format ? 'Exporting...' : file.label}
        </Button>
      ))}
      {offered ? (
        <Dialog
          title="Export comes with Pro"
          onClose={() => setOffered(false)}
          footer={
            <ButtonLink to={paths.manageSubscription} primary>
              See plans
            </ButtonLink>
          }
        >
          <p>
            On Pro and Enterprise you can save the leads of a search as a file, with their contacts and where
            each fact was seen: as JSON, or as CSV for a spreadsheet.
          </p>
        </Dialog>
      ) : null}
    </>
  );
}

/** The parts of a file after the first. */
async function partsAfter(
  cursor: string | null,
  of: { sessionId: string; format: 'json' | 'csv' },
): Promise<string> {
  let content = '';
  if (cursor === null) return content;
  const read = (at = cursor) => call(contract.leadExports.next, { ...of, cursor: at });
  for await (const part of pagesFrom(read, cursor)) content += part.content;
  return content;
}
