import * as z from 'zod';
import { type SavedCompany, savedCompany } from '../../../shared/model/leads/saved-company.ts';
import { cutToBytes } from '../../../shared/text/cut-text.ts';
import type { SavedKind } from './saved-kind.ts';

const placeRow = z.object({ id: z.string(), industry: z.string() });

/** Saved companies, whose place is their lead's id, counted by industry. */
export const companies: SavedKind<SavedCompany> = {
  name: 'COMPANY',
  schema: savedCompany,
  placeOf: ({ lead_id }) => lead_id,
  placeRow: ({ id, lead }) => ({ id, industry: lead.industry }),
  readPlaceRow(row) {
    const { id, industry } = placeRow.parse(row);
    return { savedId: id, counted: industry };
  },
  activityOf: ({ id, saved_at, lead_id, lead }) => ({
    kind: 'saved_company',
    id,
    at: saved_at,
    lead_id,
    name: cutToBytes(lead.name, 50),
    domain: cutToBytes(lead.domain, 50),
  }),
  counts: (change) => ({ saved_companies: change }),
  countedBy: 'COMPANY_INDUSTRY',
};
