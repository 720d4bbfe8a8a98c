import type { Output } from '../../../../shared/contract/route.ts';
import { preview } from '../../../../shared/contract/visitors/preview.ts';
import { ApiError, fieldFault } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { loadLocalStatus } from '../../../browser/config.ts';

/** What a visitor's search found, or why it was refused: `fault` is about the name itself. */
export type PreviewAnswer =
  | { readonly found: Output<typeof preview.search> }
  | { readonly refused: string; readonly fault: boolean };

/** Looks up a name for a visitor. Never throws. */
export async function searchPreview(domain: string): Promise<PreviewAnswer> {
  try {
    return { found: await call(preview.search, { domain }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fault = fieldFault(error, 'domain');
    return { refused: fault ?? error.message, fault: fault !== undefined };
  }
}

/** Whether names are looked up on the sample web, which only knows some. */
export async function isSampleWeb(): Promise<boolean> {
  return (await loadLocalStatus())?.web === 'sample';
}
