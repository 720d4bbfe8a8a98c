import * as z from 'zod';
import { openTable } from '../data/table.ts';
import { getPublicTemplate } from '../data/templates/public-templates.ts';
import { listReports } from '../data/templates/template-reports.ts';
import { getTemplate, replaceTemplate } from '../data/templates/templates.ts';
import { setHidden } from '../domain/templates/new-template.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

const command = z.strictObject({ action: z.enum(['read', 'hide', 'restore']), template_id: z.uuid() });

/**
 * Shows an operator a public template with its reports, hides it from everyone but its author, or restores it; `state`
 * says what it is afterwards. Answers `none` for a template that is not public and was never hidden.
 */
export const handler = step(command, async ({ action, template_id }) => {
  const template = await getPublicTemplate(table, template_id);
  if (template === null) return { template_id, state: 'none' };
  if (action === 'read') {
    const { title, description, content } = template;
    const reports = await listReports(table, template_id);
    return { template_id, state: stateOf(template), title, description, content, reports };
  }
  const hide = action === 'hide';
  if (template.hidden === hide) return { template_id, state: stateOf(template) };
  const original = await getTemplate(table, template.user_id, template_id);
  if (original === null || original.hidden === hide) throw new Error('The template is changing: try again.');
  const changed = setHidden(original, hide, new Date());
  if ((await replaceTemplate(table, original, changed)) !== 'written') {
    throw new Error('The template is changing: try again.');
  }
  return { template_id, state: stateOf(changed) };
});

function stateOf({ hidden }: { hidden: boolean }): 'hidden' | 'public' {
  return hidden ? 'hidden' : 'public';
}
