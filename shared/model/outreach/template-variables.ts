/**
 * A variable that templates may use in single braces. `fallback` replaces an unknown value. It is null if a mail
 * makes no sense without a value.
 */
export interface TemplateVariable {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly fallback: string | null;
}

/** The variables that are filled from a lead and a domain. Help, editor and filling all read this list. */
export const templateVariables: readonly TemplateVariable[] = [
  {
    name: 'lead.FirstName',
    description: 'First name of the person you write to',
    example: 'Ada',
    fallback: 'there',
  },
  {
    name: 'lead.LastName',
    description: 'Last name of the person you write to',
    example: 'Marlow',
    fallback: '',
  },
  {
    name: 'lead.Company',
    description: 'Name of the company you write to',
    example: 'Brightfield Solar',
    fallback: 'your company',
  },
  {
    name: 'lead.Website',
    description: "The company's own website",
    example: 'brightfield.example',
    fallback: 'your website',
  },
  {
    name: 'lead.Industry',
    description: 'What business the company is in',
    example: 'Solar energy',
    fallback: 'your industry',
  },
  {
    name: 'lead.Reason',
    description: 'A sentence on why the name fits this company',
    example: 'Your customers reach you at trysolarroof.example today.',
    fallback: '',
  },
  {
    name: 'data.domain',
    description: 'The domain name you are offering',
    example: 'solarroof.example',
    fallback: null,
  },
  {
    name: 'data.price',
    description: 'Your asking price',
    example: '$4,500',
    fallback: 'negotiable',
  },
  {
    name: 'data.link',
    description: 'The page where the domain can be bought',
    example: 'https://shop.example/solarroof',
    fallback: null,
  },
  {
    name: 'offer.Expires',
    description: 'The day on which your offer ends',
    example: '31 January 2027',
    fallback: null,
  },
];
