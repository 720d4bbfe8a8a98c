import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { call } from '../../api/call.ts';
import { usePages } from '../../api/use-pages.ts';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { type Savable, setSaved, withOrWithout } from '../../ui/notices/saving.ts';

/** Reads every page: the ids of all saved templates are needed. */
const never = () => false;

/** Which templates are saved, and the heart of each. `onSettled` is called after the service has changed one. */
export function useTemplateHearts(onSettled: () => void) {
  const ids = usePages(contract.templates.savedIds, (cursor) => ({ cursor }), never);
  const saved = new Set(ids.pages?.flatMap((page) => page.template_ids));

  function savable(template: EmailTemplate, nickname: string | null): Savable<{ nickname: string | null }> {
    return {
      id: template.id,
      name: template.title,
      show: (isSaved) =>
        ids.change((page) => ({
          ...page,
          template_ids: withOrWithout(page.template_ids, template.id, isSaved),
        })),
      save: (details) => call(contract.templates.save, { template_id: template.id, nickname, ...details }),
      unsave: () => call(contract.templates.unsave, { templateId: template.id }),
      settled: async () => onSettled(),
    };
  }
  return {
    heartOf: (template: EmailTemplate): HeartState => ({
      ready: ids.pages !== undefined && ids.more === null,
      saved: saved.has(template.id),
      toggle: () => setSaved(savable(template, null), !saved.has(template.id)),
    }),
    saveAs: (template: EmailTemplate, nickname: string | null) => setSaved(savable(template, nickname), true),
  };
}
