const hiddenStyle =
  /display\s*:\s*(?:none|table-column)|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|(?:left|top|text-indent)\s*:\s*-\d{4}/i;

/** Icon fonts that draw a word ("mail") as a picture. */
const ligatureIcon = /(?:^|\s)material-(?:icons|symbols)/;

const struckStyle = /line-through/i;

export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes.hidden !== undefined) return true;
  if (attributes.class?.includes('material-') && ligatureIcon.test(attributes.class)) return true;
  const style = attributes.style;
  return style !== undefined && (hiddenStyle.test(style) || struckStyle.test(style));
}

export function readsBackwards(attributes: Readonly<Record<string, string>>): boolean {
  const style = attributes.style ?? '';
  return /bidi-override/i.test(style) && (/direction\s*:\s*rtl/i.test(style) || attributes.dir === 'rtl');
}
