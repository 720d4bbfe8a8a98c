import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { CompanySourcesConfig } from '../config.ts';
import { grantSecret } from './secrets.ts';

/** https://api-dashboard.search.brave.com/documentation */
const braveSearchUrl = 'https://api.search.brave.com/res/v1/web/search';

/** Tells a Lambda where to look for companies, and allows it to read the key if one is needed. */
export function letSearchCompanies(
  searcher: LambdaFunction,
  { wikidata, overpass, braveSearchKeySecret }: CompanySourcesConfig,
): void {
  if (wikidata !== undefined) searcher.addEnvironment('WIKIDATA_URL', wikidata);
  if (overpass !== undefined) searcher.addEnvironment('OVERPASS_URL', overpass);
  if (braveSearchKeySecret === undefined) return;
  searcher.addEnvironment('BRAVE_SEARCH_URL', braveSearchUrl);
  searcher.addEnvironment('BRAVE_SEARCH_KEY_SECRET', braveSearchKeySecret);
  grantSecret(Secret.fromSecretNameV2(searcher, 'BraveSearchKey', braveSearchKeySecret), searcher);
}
