import type { CompanyRole } from '../candidates/company-role.ts';
import type { DirectoryCompany } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { type Market, marketFitOf } from './market.ts';

/**
 * How likely a company of the right line of business is to buy a name, by its role. Those who sell, install or
 * compare buy names of what they sell. A maker sells through others, and a group has a name that everybody knows.
 */
const roleFit: Readonly<Record<CompanyRole, number>> = {
  comparison: 1,
  shop: 1,
  service: 1,
  brand: 0.9,
  maker: 0.5,
  group: 0.4,
};

/** Its own domain is as short as the name or shorter, and a .com, so it gains less from another. */
const strongDomainFit = 0.95;

/**
 * How well a company of the line fits the name before its page is seen, 0 to 1: its role, where it trades compared
 * with the market of the name, and how much better than its own domain the name would be.
 */
export function fitOf(company: DirectoryCompany, target: string, market: Market): number {
  const role = roleFit[company.role ?? 'brand'];
  return role * marketFitOf(company, market) * domainFit(company.domain, target);
}

function domainFit(own: string, target: string): number {
  const mine = parseDomainName(own);
  const theirs = parseDomainName(target);
  if (mine === null || theirs === null) return 1;
  const strong =
    mine.label.length <= theirs.label.length && !mine.label.includes('-') && mine.suffix === 'com';
  return strong ? strongDomainFit : 1;
}
