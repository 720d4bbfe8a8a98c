import type { EnvironmentConfig } from '../../config.ts';
import { configurationFaults } from '../configuration.ts';
import { type Finding, ok, toDo } from './finding.ts';

/** Checks an environment's configuration without any calls. */
export function configurationFindings(
  config: EnvironmentConfig,
  others: readonly EnvironmentConfig[],
  isContentConfirmed: boolean,
): Finding[] {
  const about = 'configuration';
  const faults = configurationFaults(config, others).map((fault) => toDo(about, fault));
  const complete = faults.length > 0 ? faults : [ok(about, 'complete')];
  return [...complete, ...warningsOfPages(config, isContentConfirmed)];
}

/** What visitors of `prod` would meet: sample copy, or an address that is not its own. Nothing refuses it. */
export function warningsOfPages(
  config: Pick<EnvironmentConfig, 'name' | 'domain'>,
  isContentConfirmed: boolean,
): Finding[] {
  if (config.name !== 'prod') return [];
  const findings: Finding[] = [];
  if (!isContentConfirmed) {
    findings.push(
      toDo('pages', 'web/features/public-site/content.ts holds sample copy: replace it and set confirmed'),
    );
  }
  if (config.domain === undefined) {
    findings.push(
      toDo(
        'domain',
        'no domain is configured: links in mail and pages name a cloudfront.net address, which would change with the distribution, and ' +
          'TLS 1.0 cannot be refused. Set domain in infra/config.ts',
      ),
    );
  }
  return findings;
}
