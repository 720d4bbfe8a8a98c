import { Refusal } from '../../../shared/model/errors.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { placeholdersIn } from '../../../shared/text/mail/placeholders.ts';
import { replaceVariables, variablesIn } from '../../../shared/text/mail/variables-in.ts';

/** The text that a campaign's mails are filled from: a template as it was when it was chosen. */
export interface CampaignText {
  readonly id: string;
  readonly template_id: string;
  readonly content: string;
}

/** What a lead, the domain and the price of a campaign fill. */
const filled: ReadonlySet<string> = new Set(
  templateVariables
    .map(({ name }) => name)
    .filter((name) => name !== 'data.link' && name !== 'offer.Expires'),
);

/**
 * The text of a template, for a campaign. Throws a `Refusal` if it has a placeholder that a lead and a domain do not
 * fill, as nobody reviews the mails of a campaign one by one.
 */
export function campaignText(template: Pick<EmailTemplate, 'id' | 'content' | 'updated_at'>): CampaignText {
  const custom = variablesIn(template.content).find((name) => !filled.has(name));
  if (custom !== undefined) {
    throw new Refusal('invalid_input', `A campaign cannot fill {${custom}}. Choose another template.`, {
      field: 'template_id',
    });
  }
  const [gap] = placeholdersIn(replaceVariables(template.content.replace(/\r\n?/g, '\n'), () => 'x'));
  if (gap !== undefined) {
    const message = `A campaign cannot fill ${gap.text} in line ${gap.line}. Change the template or choose another.`;
    throw new Refusal('invalid_input', message, { field: 'template_id' });
  }
  // No two versions of a template have the same time.
  const id = `${template.id}.${Date.parse(template.updated_at)}`;
  return { id, template_id: template.id, content: template.content };
}
