const week = 7 * 24 * 3_600_000;

/** How many were saved per week, rounded. The weeks since the first one are rounded up to at least one. */
export function perWeek(saved: number, first: Date, now: Date): number {
  const weeks = Math.max(1, Math.ceil((now.getTime() - first.getTime()) / week));
  return Math.round(saved / weeks);
}

/** How many companies a domain has on average, rounded; 0 if there is no domain. */
export function perDomain(companies: number, domains: number): number {
  return domains === 0 ? 0 : Math.round(companies / domains);
}
