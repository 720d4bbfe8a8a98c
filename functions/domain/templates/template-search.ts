import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';

/** What a list of templates is narrowed down to; what is absent or empty does not narrow it. */
export interface TemplateSearch {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly visibility: 'private' | 'public' | 'all';
}

/** Whether a search asks for words, so that most templates may not match. */
export function asksForWords({ search = '', category = '', keyword = '' }: TemplateSearch): boolean {
  return `${search}${category}${keyword}` !== '';
}

/** Whether a template is what is looked for, by its own words or a nickname's: substrings in any letter case. */
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
