/** What a company is called of which no name is known, and the industry of one of which none is (spec section 5). */
export const unknownCompany = 'Imported Lead';
export const unknownIndustry = 'Unknown';
