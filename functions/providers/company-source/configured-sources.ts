import type { CompanyRegister } from '../../domain/companies/candidates/company-register.ts';
import type { CompanySource } from '../../domain/companies/candidates/company-source.ts';
import type { GoneCompanies } from '../../domain/companies/candidates/gone-companies.ts';
import type { LanguageModel } from '../../domain/language-model/language-model.ts';
import type { Dns } from '../../domain/web/dns.ts';
import type { Web } from '../../domain/web/web.ts';
import { cachedSecret } from '../secrets/secrets-manager.ts';
import { loadDirectory } from './directory/load-directory.ts';
import { modelSource } from './model-proposed.ts';
import { ownSources } from './own-sources.ts';
import { registeredNamesSource, registeredTopicSource } from './register/registered-companies.ts';
import { braveSearchSource } from './service/brave-search.ts';
import { overpassSource } from './service/overpass.ts';
import { wikidataSource } from './service/wikidata.ts';

/** The sources that an operator has configured besides the product's own. `undefined` turns a source off. */
interface SourceConfiguration {
  readonly directoryUrl: string | undefined;
  readonly wikidataUrl: string | undefined;
  readonly overpassUrl: string | undefined;
  readonly braveSearchUrl: string | undefined;
  readonly braveSearchKeySecret: string | undefined;
  readonly model: LanguageModel | null;
  /** An operator's own register. It is not asked if `directoryUrl` replaces our knowledge of companies. */
  readonly register: CompanyRegister;
  /** Companies of that register whose sites no longer exist. */
  readonly gone: GoneCompanies;
}

/** Returns every configured source of buyers. The directory is read once, at the first search. */
export function configuredSources(
  { web, dns }: { readonly web: Web; readonly dns: Dns },
  configuration: SourceConfiguration,
): readonly CompanySource[] {
  const {
    directoryUrl,
    wikidataUrl,
    overpassUrl,
    braveSearchUrl,
    braveSearchKeySecret,
    model,
    register,
    gone,
  } = configuration;
  let loaded: ReturnType<typeof loadDirectory> | undefined;
  const directory = () => {
    loaded ??= loadDirectory(directoryUrl).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const sources = [...ownSources(dns, directory)];
  if (directoryUrl === undefined) {
    const ports = { gone, now: () => new Date() };
    sources.push(registeredNamesSource(register, ports), registeredTopicSource(register, ports));
  }
  if (wikidataUrl !== undefined) sources.push(wikidataSource({ web, url: wikidataUrl }));
  if (overpassUrl !== undefined) sources.push(overpassSource({ web, url: overpassUrl }));
  if (braveSearchUrl !== undefined && braveSearchKeySecret !== undefined) {
    sources.push(braveSearchSource({ web, url: braveSearchUrl, key: cachedSecret(braveSearchKeySecret) }));
  }
  if (model !== null) sources.push(modelSource(model, directory));
  return sources;
}
