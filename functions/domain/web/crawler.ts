/**
 * The product token of our crawler. It starts the User-Agent header, and robots.txt files use it (RFC 9309 2.2.1).
 */
export const crawlerName = 'BuyerscopeBot';

/**
 * Who asks for pages, for the User-Agent header. With the origin of the site it names the page there that says what for and how
 * to object (`/bot`).
 */
export function userAgentOf(siteOrigin: string | undefined): string {
  const agent = `${crawlerName}/1.0`;
  return siteOrigin === undefined ? agent : `${agent} (+${siteOrigin}/bot)`;
}
