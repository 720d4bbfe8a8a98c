import facts from '../name/word-groups.json' with { type: 'json' };

/** Work on things, not the things. */
export const acts: ReadonlySet<string> = new Set(facts.acts);

/** Products and target groups of any trade: the word next to it says of which. */
export const ofAnyTrade: ReadonlySet<string> = new Set([
  ...['accessory', 'equipment', 'part', 'supply'],
  ...['boy', 'child', 'girl', 'kid', 'lady', 'man', 'men', 'mens', 'woman', 'women'],
]);

/** Words of this line, such as `shop`, only say that something is sold. */
export const selling = 'Retail and e-commerce';

/** Lines whose words only say how any trade is practised: a payment company may well be one in the cloud. */
export const ways: ReadonlySet<string> = new Set([
  'Artificial intelligence',
  'Cloud computing',
  'Data and analytics',
  'E-commerce software',
  selling,
  'Software',
  'Web hosting',
]);

/** Lines of so many kinds of goods that belonging to one says little about what a company sells. */
export const broadLines: ReadonlySet<string> = new Set([
  'Agriculture',
  'Arts and crafts',
  'Automotive',
  'Baby and kids',
  'Beauty and cosmetics',
  'Car rental and sharing',
  'Chemicals and materials',
  'Cleaning services',
  'Cloud computing',
  'Confectionery and snacks',
  'Construction',
  'Education',
  'Electronics',
  'Energy and utilities',
  'Events and ticketing',
  'Fashion and apparel',
  'Film, music and streaming',
  'Fitness and sports',
  'Food and grocery',
  'Furniture and interiors',
  'Garden and landscaping',
  'Healthcare',
  'Home improvement',
  'Hotels and lodging',
  'Household appliances',
  'Lending and mortgages',
  'Manufacturing and machinery',
  'Media and news',
  'Medical devices',
  'Outdoor and camping',
  'Packaging and printing',
  'Payments',
  'Restaurants and catering',
  'Retail and e-commerce',
  'Security services',
  'Software',
  'Travel',
]);
