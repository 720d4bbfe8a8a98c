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
  const findings = faults.length > 0 ? faults : [ok(about, 'complete')];
  if (config.name !== 'prod') return findings;
  if (!isContentConfirmed) {
    findings.push(
      toDo('pages', 'web/features/public-site/content.ts holds sample copy: replace it and set confirmed'),
    );
  }
  if (config.domain === undefined) {
    findings.push(
      toDo(
        'domain',
        'none: links in mail and pages name a cloudfront.net address, which would change with the distribution, and ' +
          'TLS 1.0 cannot be refused. Set domain in infra/config.ts',
      ),
    );
  }
  return findings;
}
