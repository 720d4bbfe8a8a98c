import * as z from 'zod';
import { line, prose } from '../text.ts';

/** Which mails a user wants. Off unless the user turns them on. */
const notifications = z.strictObject({ session_finished: z.boolean(), payment_failed: z.boolean() });

/** A seller's postal address, which mails that advertise must contain. Empty, or at least a street and a town. */
const postalAddress = prose(300).refine(
  (address) => address === '' || address.length >= 10,
  'Enter the whole address: street, town and country',
);

/** What users write about themselves. Every field may be empty. */
export const profileFields = z.strictObject({
  name: line(200),
  phone: line(50),
  company: line(200),
  title: line(200),
  postal_address: postalAddress,
  email_signature: prose(2000),
  notifications,
});
export type ProfileFields = z.infer<typeof profileFields>;

/** A user's profile. The email address is that of the account and cannot be changed here. */
export const userProfile = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  title: z.string(),
  postal_address: z.string(),
  email_signature: z.string(),
  notifications,
  updated_at: z.iso.datetime(),
});
export type UserProfile = z.infer<typeof userProfile>;
