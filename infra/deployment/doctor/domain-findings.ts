import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import type { EnvironmentConfig } from '../../config.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** Where CloudFront looks for certificates: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cnames-and-https-requirements.html */
const certificateRegion = 'us-east-1';

/** Checks whether the certificate of an own domain is issued, and for that domain. */
export async function domainFindings({ domain }: EnvironmentConfig): Promise<Finding[]> {
  if (domain === undefined) return [];
  return look('certificate', async () => {
    const { Certificate } = await new ACMClient({ region: certificateRegion }).send(
      new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }),
    );
    const names = [Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])];
    const wildcard = domain.name.replace(/^[^.]+/, '*');
    if (!names.includes(domain.name) && !names.includes(wildcard)) {
      return [toDo('certificate', `is for ${names.join(', ')}, not for ${domain.name}`)];
    }
    if (Certificate?.Status === 'ISSUED') {
      return [
        ok(
          'certificate',
          `issued for ${domain.name}, until ${Certificate.NotAfter?.toISOString().slice(0, 10)}`,
        ),
      ];
    }
    const records = (Certificate?.DomainValidationOptions ?? []).flatMap(({ ResourceRecord: record }) =>
      record === undefined ? [] : [`${record.Name} ${record.Type} ${record.Value}`],
    );
    return [toDo('certificate', `${Certificate?.Status}; add to DNS: ${records.join(', ')}`)];
  });
}
