/**
 * The product token of our crawler. It starts the User-Agent header, and robots.txt files use it (RFC 9309 2.2.1).
 */
export const crawlerName = 'BuyerscopeBot';
