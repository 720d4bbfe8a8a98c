import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';

const override = z.boolean().default(false);
const policyProperties = z.looseObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: override }).optional(),
        ContentTypeOptions: z.object({ Override: override }).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), Override: override }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: override }).optional(),
        StrictTransportSecurity: z
          .object({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
            Preload: z.boolean().default(false),
            Override: override,
          })
          .optional(),
      })
      .default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: override })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
  }),
});

/** Changes the headers of an answer as a response headers policy says. */
export type HeadersPolicy = (headers: Map<string, string[]>) => void;

/**
 * Reads a response headers policy of the template. Throws a StartError for a part that the runner does not support.
 */
export function readHeadersPolicy(resource: Resource): HeadersPolicy {
  const parsed = policyProperties.safeParse(resource.properties);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(
      `The local runner cannot apply response headers policy "${resource.logicalId}": ${issue?.message}.`,
    );
  }
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } =
    parsed.data.ResponseHeadersPolicyConfig;
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: type,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: transport,
  } = SecurityHeadersConfig;
  const set: { name: string; value: string; override: boolean }[] = [];
  const add = (name: string, value: string, own: { Override: boolean }) =>
    set.push({ name: name.toLowerCase(), value, override: own.Override });
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (type) add('x-content-type-options', 'nosniff', type);
  if (frame) add('x-frame-options', frame.FrameOption, frame);
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer);
  if (transport) {
    const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = transport;
    const value = `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`;
    add('strict-transport-security', value, transport);
  }
  for (const item of CustomHeadersConfig.Items) add(item.Header, item.Value, item);
  return (headers) => {
    for (const { Header } of RemoveHeadersConfig.Items) headers.delete(Header.toLowerCase());
    for (const { name, value, override: wins } of set) {
      if (wins || !headers.has(name)) headers.set(name, [value]);
    }
  };
}
