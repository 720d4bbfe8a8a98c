import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';

/** The filters of a list of templates. Missing or empty ones do not apply. */
export interface TemplateSearch {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly visibility: 'private' | 'public' | 'all';
}

/** Whether a search filters by words, so that most templates may not match. */
export function asksForWords({ search = '', category = '', keyword = '' }: TemplateSearch): boolean {
  return `${search}${category}${keyword}` !== '';
}

/** Whether a template matches, by its own texts or its nickname: substrings in any letter case. */
export function matchesSearch(
  template: EmailTemplate,
  { search = '', category = '', keyword = '', visibility }: TemplateSearch,
  nickname = '',
): boolean {
  const { title, description, content, keywords } = template;
  const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  return (
    (visibility === 'all' || template.is_public === (visibility === 'public')) &&
    (category === '' || template.category === category) &&
    (keyword === '' || keywords.some((each) => has(each, keyword))) &&
    [title, description, content, nickname].some((each) => has(each, search))
  );
}
