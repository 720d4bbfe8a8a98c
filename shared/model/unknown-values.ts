/** What a company is called of which no name is known, and the industry of one of which none is. */
export const unknownCompany = 'Imported Lead';
export const unknownIndustry = 'Unknown';
