import { BadRequestException, MessageRejected, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, expect, test } from 'vitest';
import { startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { createInbox } from '../../infra/local/services/inbox.ts';
import { sesService } from '../../infra/local/services/ses.ts';
import { clientSettings } from './aws-client.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const FromEmailAddress = 'Buyerscope <hello@product.example>';

/** SES used with the real SDK, with the given identities allowed to send. */
async function start(identities = ['product.example']) {
  const store = openStore(':memory:');
  const inbox = createInbox(store, () => new Date('2026-03-04T12:00:00Z'));
  const resources = identities.map((id) => ({
    logicalId: 'Sender',
    type: 'AWS::SES::EmailIdentity',
    id,
    attributes: {},
    properties: {},
  }));
  const endpoint = await startAwsEndpoint({ ses: sesService(resources, inbox) });
  const sdk = new SESv2Client(clientSettings(endpoint.url));
  stops.push(
    () => store.close(),
    () => endpoint.stop(),
    () => sdk.destroy(),
  );
  return { sdk, inbox };
}

function simple(subject: string, Body: object = { Text: { Data: 'Hello' } }) {
  return { Simple: { Subject: { Data: subject }, Body } };
}

test('a simple mail is in the inbox of each recipient', async () => {
  const { sdk, inbox } = await start();
  const { MessageId } = await sdk.send(
    new SendEmailCommand({
      FromEmailAddress,
      Destination: { ToAddresses: ['Pat <pat@owner.example>'], BccAddresses: ['log@owner.example'] },
      Content: simple('Your search is ready'),
    }),
  );
  expect(MessageId).toMatch(/\w/);
  expect(inbox.list().toReversed()).toEqual(
    ['pat@owner.example', 'log@owner.example'].map((to) => ({
      from: FromEmailAddress,
      to,
      subject: 'Your search is ready',
      text: 'Hello',
      sentAt: '2026-03-04T12:00:00.000Z',
    })),
  );
  expect(inbox.page()).toContain('Buyerscope &lt;hello@product.example&gt;');
});

test('a raw mail is read as its recipient would: header words, parts and encodings', async () => {
  const { sdk, inbox } = await start();
  const mime = [
    'From: Buyerscope <hello@product.example>',
    'To: pat@owner.example',
    'Subject: =?UTF-8?B?R3LDvMOfZQ==?=',
    'List-Unsubscribe: <https://product.example/u/1>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Sch=C3=B6n, dass=',
    ' du da bist',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Schön</p>',
    '--b--',
    '',
  ].join('\r\n');
  await sdk.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(mime) } } }));
  expect(inbox.list()).toMatchObject([{ to: 'pat@owner.example', subject: 'Grüße' }]);
  expect(inbox.list()[0]?.text.trim()).toBe('Schön, dass du da bist');

  // The envelope decides who gets it, whatever the header says.
  const Destination = { ToAddresses: ['kim@owner.example'] };
  await sdk.send(new SendEmailCommand({ Destination, Content: { Raw: { Data: Buffer.from(mime) } } }));
  expect(inbox.list().map(({ to }) => to)).toEqual(['kim@owner.example', 'pat@owner.example']);
});

test('only identities of the template can send mail', async () => {
  const { sdk, inbox } = await start(['product.example', 'solo@other.example']);
  const send = (from: string) =>
    sdk.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: ['pat@owner.example'] },
        Content: simple('Hello'),
      }),
    );
  await send('Solo@other.example');
  await expect(send('second@other.example')).rejects.toBeInstanceOf(MessageRejected);
  await expect(send('hello@not-product.example')).rejects.toBeInstanceOf(MessageRejected);
  expect(inbox.list()).toHaveLength(1);
});

test.each([
  ['nobody to send to', { Destination: {}, Content: simple('Hello') }],
  ['an address that is none', { Destination: { ToAddresses: ['pat'] }, Content: simple('Hello') }],
  ['no body', { Destination: { ToAddresses: ['pat@owner.example'] }, Content: simple('Hello', {}) }],
  [
    'a template',
    { Destination: { ToAddresses: ['pat@owner.example'] }, Content: { Template: { TemplateName: 'x' } } },
  ],
])('a mail with %s is refused', async (_, input) => {
  const { sdk, inbox } = await start();
  await expect(sdk.send(new SendEmailCommand({ FromEmailAddress, ...input }))).rejects.toBeInstanceOf(
    BadRequestException,
  );
  expect(inbox.list()).toEqual([]);
});
