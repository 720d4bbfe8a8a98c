const chat =
  /^\s*(?:https?:)?\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#&\s]{0,40}&){0,4}phone=)(?:\+|%2B)?(\d{8,15})/i;

/** The number, with its country code, with which a link opens a chat; undefined if it opens none. */
export function numberOfChat(href: string): string | undefined {
  const digits = chat.exec(href)?.[1];
  return digits === undefined ? undefined : `+${digits}`;
}
