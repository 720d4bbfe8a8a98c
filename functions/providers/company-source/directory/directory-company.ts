import * as z from 'zod';
import { companyRoles } from '../../../domain/companies/candidates/company-role.ts';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';

/** One company of a directory, from a file or an operator's URL. Keywords and country may be missing. */
export const directoryCompany: z.ZodType<DirectoryCompany> = z.object({
  name: z.string().min(1).max(120),
  domain: z.string().min(3).max(253).toLowerCase(),
  industry: z.string().min(1).max(120),
  keywords: z.array(z.string().min(1).max(80)).max(40).default([]),
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(''),
  role: z.enum(companyRoles).optional(),
  city: z.string().min(1).max(80).optional(),
});
