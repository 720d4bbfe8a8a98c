/** The name of a company whose name is unknown, and the industry of one whose industry is. */
export const unknownCompany = 'Imported Lead';
export const unknownIndustry = 'Unknown';
