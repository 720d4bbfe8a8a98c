import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';
import { directoryCompany } from './directory-company.ts';

/** One file per group of industries, in the order of the shipped register. */
const groups = `
  goods/consumer goods/crafts services/craftsmen services/data goods/drinks goods/energy goods/family
  goods/pets goods/fashion services/finance goods/fitness goods/food goods/health goods/garden
  goods/home goods/industry services/infrastructure services/insurance services/investment
  services/media services/mobility services/property services/security services/services
  services/software services/productivity services/transport services/travel services/work
  services/education services/legal goods/sports goods/machinery goods/improvement goods/care
  goods/beauty
`;

/**
 * Facts about real companies; each is checked live before it is shown. Read from the checkout, as functions have the
 * register that is made of them. Not imported: TypeScript would infer a type for each of their million lines.
 */
export function builtInCompanies(): readonly DirectoryCompany[] {
  return groups
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const file = join(import.meta.dirname, `${group}.json`);
      return z.array(directoryCompany).parse(JSON.parse(readFileSync(file, 'utf8')));
    });
}
