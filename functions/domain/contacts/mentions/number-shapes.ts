/** "1400.00", "1.400,00", "$1400". */
export function isPrice(raw: string, before: string | undefined): boolean {
  return (before !== undefined && '$€£¥'.includes(before)) || /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/.test(raw);
}

export function looksLikeDate(raw: string): boolean {
  return (
    /^\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{2}|\d{4})$/.test(raw) ||
    /^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}/.test(raw) ||
    /^\d{1,2}\.\s?(?:\d{1,2}\.)?\s?[-–]\s?\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2}|\d{4})$/.test(raw) ||
    /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}$/.test(raw) ||
    /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(raw) ||
    /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}/.test(raw) ||
    /^\d{1,3}(?:[., ]000)+$/.test(raw)
  );
}

/** "01 00 00 00 00", "232 000 00 01", "1234567": a sample of themes and forms. */
export function isSampleNumber(phone: string): boolean {
  return /(\d)\1{6}|0{6}|^\+\d{1,3}0?1234567(?:89?0?)?$/.test(phone);
}
