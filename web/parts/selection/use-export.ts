import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { type ExportedList, exportLimits } from '../../../shared/contract/lead-exports.ts';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { download } from '../../browser/download.ts';
import { announce } from '../../ui/notices/notices.tsx';

const number = new Intl.NumberFormat('en-US');

/** Saves chosen items of a list as a CSV file. What the plan does not allow is said in a notice. `busy` says how far it is. */
export function useExport(list: ExportedList) {
  const [busy, setBusy] = useState<string>();
  const save = async (ids: readonly string[]) => {
    setBusy('Exporting...');
    try {
      let [content, name] = ['', ''];
      for (let at = 0; at < ids.length; at += exportLimits.itemsPerCall) {
        const some = ids.slice(at, at + exportLimits.itemsPerCall);
        const args = { list, ids: some, first: at === 0 };
        const part = await call(contract.leadExports.saved, args, { idempotencyKey: crypto.randomUUID() });
        content += part.content;
        name = part.filename;
        const done = at + some.length;
        if (done < ids.length) setBusy(`Exporting ${number.format(done)} of ${number.format(ids.length)}...`);
      }
      download({ name, type: 'text/csv', content });
    } catch (error) {
      announce({
        text: messageOf(error),
        failed: true,
      });
    }
    setBusy(undefined);
  };
  return { busy, save };
}
