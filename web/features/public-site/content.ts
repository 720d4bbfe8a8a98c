/*
 * What the public pages say about the business: claims, people, figures, places. This is SAMPLE COPY with fictional
 * people and companies. Whoever runs the product replaces it with the truth and sets `confirmed`; until then `npm run
 * deploy -- --env prod` warns.
 */
export const content = {
  confirmed: false,

  claims: [
    { figure: '10,000+', label: 'domain professionals' },
    { figure: '4.9/5', label: 'average rating' },
    { figure: '50+', label: 'countries' },
    { figure: '5 minutes', label: 'from sign-up to the first search' },
  ],

  promises: ['14-day free trial', 'No card needed', '30-day money-back guarantee', 'SOC 2 compliant'],

  testimonials: [
    {
      quote:
        'I had held the name for six years. The third company on the list had been living with a hyphen all that time, and the page said so. We closed in eleven days.',
      name: 'Mirjam Oosterveld',
      role: 'Domain investor, Northgate Names',
    },
    {
      quote:
        'My team used to spend the first half of every week looking for the right person. Now they spend it writing, and they know why that company should care.',
      name: 'Tobias Achterberg',
      role: 'Head of brokerage, Lindenhall',
    },
    {
      quote:
        'What won me over is what it does not say. An address nobody has checked is called unchecked. I have stopped guessing, and my mails have stopped bouncing.',
      name: 'Priyanka Devereux',
      role: 'Portfolio manager, Quarry & Quill',
    },
  ],

  results: [
    { figure: '3x', label: 'more replies than cold lists' },
    { figure: '75%', label: 'less time spent on research' },
    { figure: '95%', label: 'of mails arrive' },
    { figure: '42%', label: 'of sellers close within a quarter' },
  ],

  integrations: [
    { name: 'Gmail', text: 'Send from your own address' },
    { name: 'Outlook', text: 'Open a filled mail, ready to send' },
    { name: 'Google Sheets', text: 'Bring contacts in as CSV' },
    { name: 'HubSpot', text: 'Import leads you exported there' },
    { name: 'Sedo', text: 'Link your listing in an offer' },
    { name: 'Afternic', text: 'Link your landing page in an offer' },
  ],

  team: [
    {
      name: 'Helene Marchetti',
      role: 'Chief executive',
      text: 'Sold names for twelve years before she built the tool she had wished for.',
    },
    {
      name: 'Idris Vandermolen',
      role: 'Engineering',
      text: 'Reads the web politely and at scale, and insists on showing where each fact was seen.',
    },
    {
      name: 'Saoirse Lindqvist',
      role: 'Data quality',
      text: 'Decides what counts as known. Most of her work is saying no.',
    },
    {
      name: 'Rafael Okonjo',
      role: 'Customers',
      text: 'Answers the contact form himself, and sits in on first searches.',
    },
  ],

  timeline: [
    { year: '2022', title: 'Founded', text: 'Two sellers and one spreadsheet of who might want what.' },
    { year: '2023', title: 'First 1,000 users', text: 'Brokers and portfolio managers join the investors.' },
    {
      year: '2023',
      title: '$10M Series A',
      text: 'To read more of the web, and to check more of what it says.',
    },
    {
      year: '2024',
      title: '50+ countries',
      text: 'Names are sold everywhere. Now buyers are found everywhere, too.',
    },
  ],

  impact: [
    { figure: '10M+', label: 'buyers identified' },
    { figure: '1.2M+', label: 'domains sold' },
    { figure: '$120M+', label: 'in sales' },
    { figure: '50+', label: 'countries' },
  ],

  channels: [
    { kind: 'mail', title: 'Write to us', text: 'Use the form. A person replies within 24 hours.' },
    { kind: 'chat', title: 'Live chat', text: '9 AM to 6 PM EST, Monday to Friday.' },
    {
      kind: 'sales',
      title: 'Larger portfolios',
      text: 'Choose the subject Sales, and tell us how many names you hold.',
    },
  ],

  offices: [
    { city: 'New York', address: ['1 Sample Street', 'New York, NY 10001', 'United States'] },
    { city: 'London', address: ['2 Sample Street', 'London EC1A 1AA', 'United Kingdom'] },
    { city: 'Singapore', address: ['3 Sample Street', 'Singapore 018956', 'Singapore'] },
  ],

  pricingQuestions: [
    {
      question: 'How does the free trial work?',
      answer:
        'Pro and Enterprise start with a free 14-day trial, no card needed. Without a card, you are back on Free when it ends.',
    },
    {
      question: 'What is an AI credit?',
      answer:
        'One credit pays for one email template written by a language model. Searches use no credits, and filling in a template is free. Credits reset every month.',
    },
    {
      question: 'Can I change or cancel my plan?',
      answer:
        'At any time, from Manage Subscription. Changes take effect at once and are prorated; a cancelled plan runs to the end of the month you paid for.',
    },
    {
      question: 'How can I pay?',
      answer: 'By card or PayPal, and by bank transfer on Enterprise.',
    },
    {
      question: 'What if it is not for me?',
      answer: 'Within 30 days of your first payment we refund it. Write to us, and say what was missing.',
    },
    {
      question: 'Does a search that finds nobody count?',
      answer: 'No. A search that fails, or ends without a single company, does not count.',
    },
  ],

  contactQuestions: [
    {
      question: 'How soon can I start?',
      answer: 'In about five minutes: create an account, confirm your address, and enter a domain.',
    },
    {
      question: 'Where do companies and contacts come from?',
      answer:
        'From what companies publish about themselves, read within the rules of their sites. Each fact shows the page it was seen on.',
    },
    {
      question: 'How do I have my address removed?',
      answer: 'Enter it on the privacy page. It is left out of everything we find from then on.',
    },
  ],
} as const;
