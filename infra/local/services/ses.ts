import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import { AwsError, type AwsService, readJson, unknownOperation } from '../http/aws-endpoint.ts';
import { jsonResponse } from '../http/http-message.ts';
import type { Resource } from '../template/template.ts';
import type { createInbox, Mail } from './inbox.ts';

const limits = { recipients: 50, bytes: 40 * 1024 * 1024 };

const text = z.looseObject({ Data: z.string() });
const addresses = z.array(z.string()).default([]);
const sendInput = z.looseObject({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .looseObject({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .prefault({}),
  Content: z.looseObject({
    Simple: z
      .looseObject({
        Subject: text,
        Body: z.looseObject({ Text: text.optional(), Html: text.optional() }),
      })
      .optional(),
    Raw: z.looseObject({ Data: z.base64() }).optional(),
    Template: z.undefined({ error: 'The local SES has no templates.' }).optional(),
  }),
});

/** An outgoing mail: its sender and its envelope recipients, who may differ from those in its headers. */
interface Outgoing extends Pick<Mail, 'subject' | 'text'> {
  from: string;
  recipients: string[];
}

/**
 * SES v2's SendEmail into the local inbox, one mail per recipient. If the template has identities, only these can
 * send.
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function sesService(resources: Resource[], inbox: ReturnType<typeof createInbox>): AwsService {
  const identities = resources
    .filter(({ type }) => type === 'AWS::SES::EmailIdentity')
    .map(({ id }) => id.toLowerCase());

  function checkSender(from: string) {
    const address = addressOf(from).toLowerCase();
    const allowed = [address, address.slice(address.lastIndexOf('@') + 1)];
    if (identities.length > 0 && !identities.some((identity) => allowed.includes(identity))) {
      throw new AwsError('MessageRejected', `Email address is not verified: ${address}`);
    }
  }

  return async (request) => {
    const operation = `${request.method} ${request.path}`;
    if (operation !== 'POST /v2/email/outbound-emails') throw unknownOperation(operation);
    const parsed = sendInput.safeParse(readJson(request));
    if (!parsed.success) throw new AwsError('BadRequestException', z.prettifyError(parsed.error));
    const { from, recipients, ...mail } = await readMail(parsed.data);
    checkSender(from);
    if (recipients.length === 0 || recipients.length > limits.recipients) {
      throw new AwsError('BadRequestException', `A mail has 1 to ${limits.recipients} recipients.`);
    }
    const unreadable = recipients.find((each) => !/^[^\s@]+@[^\s@]+$/.test(addressOf(each)));
    if (unreadable !== undefined) throw new AwsError('BadRequestException', `Illegal address: ${unreadable}`);
    for (const recipient of recipients) inbox.deliver({ from, to: addressOf(recipient), ...mail });
    return jsonResponse(200, { MessageId: randomUUID() });
  };
}

async function readMail({
  FromEmailAddress,
  Destination,
  Content,
}: z.infer<typeof sendInput>): Promise<Outgoing> {
  const { ToAddresses, CcAddresses, BccAddresses } = Destination;
  const named = [...ToAddresses, ...CcAddresses, ...BccAddresses];
  if (Content.Simple) {
    const { Subject, Body } = Content.Simple;
    const body = Body.Text ?? Body.Html;
    if (FromEmailAddress === undefined || body === undefined) {
      throw new AwsError(
        'BadRequestException',
        'A simple mail has FromEmailAddress and a body, Text or Html.',
      );
    }
    return { from: FromEmailAddress, recipients: named, subject: Subject.Data, text: body.Data };
  }
  if (!Content.Raw) throw new AwsError('BadRequestException', 'Content is Simple or Raw.');
  const bytes = Buffer.from(Content.Raw.Data, 'base64');
  if (bytes.length > limits.bytes) throw new AwsError('BadRequestException', 'The mail is too large.');
  const mail = await PostalMime.parse(bytes);
  const addressees = [mail.to, mail.cc, mail.bcc]
    .flatMap((list) => list ?? [])
    .flatMap(({ address, group }) => group?.map((member) => member.address) ?? [address])
    .filter((address) => address !== undefined);
  const from = FromEmailAddress ?? mail.from?.address;
  if (from === undefined) throw new AwsError('BadRequestException', 'The mail has no sender.');
  return {
    from,
    recipients: named.length > 0 ? named : addressees,
    subject: mail.subject ?? '',
    text: mail.text ?? mail.html ?? '',
  };
}

/** The address in `Name <address>`, or the text itself. */
function addressOf(mailbox: string): string {
  return /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}
