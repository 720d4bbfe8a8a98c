const week = 7 * 24 * 3_600_000;

/** How many were saved a week, rounded: divided by the weeks since the first, rounded up and at least one (spec section 9). */
export function perWeek(saved: number, first: Date, now: Date): number {
  const weeks = Math.max(1, Math.ceil((now.getTime() - first.getTime()) / week));
  return Math.round(saved / weeks);
}

/** How many companies a domain has on average, rounded; 0 where there is no domain. */
export function perDomain(companies: number, domains: number): number {
  return domains === 0 ? 0 : Math.round(companies / domains);
}
