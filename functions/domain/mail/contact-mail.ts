import type { ContactMessage } from '../../../shared/model/contact-message.ts';
import type { Mail } from './notice.ts';

/** Sends the operator a message of the contact form. A reply to it goes to the visitor. */
export function contactMail(
  message: ContactMessage & { readonly created_at: string },
  operator: string,
): Mail {
  const lines = [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    ...(message.company ? [`Company: ${message.company}`] : []),
    `Subject: ${message.subject}`,
    `Received: ${message.created_at}`,
    '',
    message.message,
  ];
  return {
    to: operator,
    subject: `Contact form: ${message.subject}`,
    text: lines.join('\n'),
    replyTo: message.email,
  };
}
