import { v7 as uuidv7 } from 'uuid';
import type { ContactMessage } from '../../../shared/model/contact-message.ts';
import { countVisitor, type VisitorServices } from '../privacy/visitors.ts';
import type { NoticeQueue } from './notice.ts';

/** What the contact form needs. */
export interface ContactServices extends VisitorServices {
  readonly storeMessage: (id: string, message: ContactMessage, now: Date) => Promise<void>;
  readonly notices: NoticeQueue;
}

/** Stores a message of the contact form, and notifies the operator. */
export async function contactUs(
  services: ContactServices,
  message: ContactMessage,
  viewerAddress: string,
): Promise<void> {
  const { storeMessage, notices, now } = services;
  await countVisitor(services, 'contactMessages', viewerAddress);
  const id = uuidv7();
  await storeMessage(id, message, now());
  await notices.add({ kind: 'contact_message', id });
}
