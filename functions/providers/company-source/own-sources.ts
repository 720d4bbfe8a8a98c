import type { CompanySource, DirectoryCompany } from '../../domain/companies/candidates/company-source.ts';
import type { Dns } from '../../domain/web/dns.ts';
import { directorySource } from './directory/directory.ts';
import { namesakeSource } from './directory/namesake.ts';
import { upgradeSource } from './upgrade.ts';

/** The sources that call no outside service: forms of the name, and the directory of companies. */
export function ownSources(
  dns: Dns,
  directory: () => Promise<readonly DirectoryCompany[]>,
): readonly CompanySource[] {
  const sources = [upgradeSource({ dns }), namesakeSource(directory), directorySource(directory)];
  return sources.map((source) => ({ ...source, isOwn: true }));
}
