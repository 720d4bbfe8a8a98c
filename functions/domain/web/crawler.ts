/** The product token of our crawler: it leads the User-Agent header, and robots.txt files address it (RFC 9309 2.2.1). */
export const crawlerName = 'BuyerscopeBot';
