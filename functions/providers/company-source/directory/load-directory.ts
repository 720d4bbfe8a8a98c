import * as z from 'zod';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';
import { shippedCompanies } from '../register/shipped-companies.ts';
import { directoryCompany } from './directory-company.ts';

const timeoutMs = 5_000;
const maxDirectoryBytes = 5_000_000;

/**
 * The directory of companies: the shipped register, or the JSON array at the operator's URL if one is configured.
 * Throws if that URL does not answer within 5 seconds with at most 5 MB of valid companies.
 */
export async function loadDirectory(url: string | undefined): Promise<readonly DirectoryCompany[]> {
  if (url === undefined || url === '') return shippedCompanies();
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The company directory answered ${response.status}`);
  return z.array(directoryCompany).parse(JSON.parse(await textOf(response)));
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxDirectoryBytes)
      throw new Error(`The company directory is larger than ${maxDirectoryBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
