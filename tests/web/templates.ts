import type { UserProfile } from '../../shared/model/account/profile.ts';
import type { EmailTemplate, SavedTemplate } from '../../shared/model/outreach/template.ts';

const at = '2026-11-18T10:00:00.000Z';

/** A private template of the user's own; `differs` overrides its fields. */
export function template(differs: Partial<EmailTemplate> = {}): EmailTemplate {
  return {
    id: '019a9c00-0000-7000-8000-00000000a001',
    user_id: 'user-1',
    title: 'First offer',
    description: 'A short first mail',
    content: 'Subject: {data.domain}\n\nHi {lead.FirstName},\n\n{data.domain} is for sale at {data.price}.',
    category: 'cold_outreach',
    variables: ['data.domain', 'lead.FirstName', 'data.price'],
    keywords: ['offer', 'domain'],
    is_public: false,
    created_at: at,
    updated_at: at,
    ...differs,
  };
}

/** A template as it was saved; `differs` overrides its fields. */
export function savedTemplate(differs: Partial<SavedTemplate> = {}): SavedTemplate {
  const saved = differs.template ?? template();
  return {
    id: '019a9c00-0000-7000-8000-00000000b001',
    user_id: 'user-1',
    template_id: saved.id,
    nickname: null,
    saved_at: at,
    template: saved,
    ...differs,
  };
}

/** A profile with a signature; `differs` overrides its fields. */
export function profile(differs: Partial<UserProfile> = {}): UserProfile {
  return {
    user_id: 'user-1',
    email: 'alex@northstar.example',
    name: 'Alex Moreau',
    phone: '',
    company: 'Northstar',
    title: '',
    postal_address: '1 Quay Street\nPort Ellery',
    email_signature: 'Alex Moreau\nNorthstar',
    notifications: { session_finished: false, payment_failed: false },
    updated_at: at,
    ...differs,
  };
}
