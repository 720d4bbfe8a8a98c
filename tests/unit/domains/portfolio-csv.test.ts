import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolioRow } from '../../../shared/model/leads/domain-for-sale.ts';
import { amountText, readAmount } from '../../../shared/text/amount.ts';
import { pastedRows, portfolioRows, readPortfolioCsv } from '../../../shared/text/csv/portfolio-csv.ts';
import { readDays } from '../../../shared/text/written-day.ts';

function read(text: string) {
  const file = readPortfolioCsv(new TextEncoder().encode(text));
  if ('fault' in file) throw new Error(file.fault);
  return { file, rows: portfolioRows(file, file.fields).rows };
}

describe('an amount', () => {
  it.each([
    ['4900', 4900, null],
    ['$4,900', 4900, 'USD'],
    ['4.900 €', 4900, 'EUR'],
    ["CHF 4'900", 4900, 'CHF'],
    ['4 900,00 EUR', 4900, 'EUR'],
    ['USD 1,234,567.89', 1_234_568, 'USD'],
    ['4.900,50', 4901, null],
    ['£750', 750, 'GBP'],
    ['12.5', 13, null],
  ] as const)('is read from %s', (text, amount, currency) => {
    expect(readAmount(text)).toEqual({ amount, currency });
  });

  it.each(['', '0', '$0.00', 'Make offer', '4900 XYZ', '1,2,3', '12-15', '$4,900 USD', 'N/A'])(
    'is not read from "%s"',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom('USD', 'EUR', 'GBP', 'CHF'),
        (amount, of) => {
          expect(readAmount(amountText(amount, of))).toEqual({ amount, currency: of });
        },
      ),
    );
  });
});

describe('the days of a column', () => {
  it.each([
    [
      ['2027-03-14', '2027-3-4T10:00:00Z'],
      ['2027-03-14', '2027-03-04'],
    ],
    [
      ['3/14/2027', '3/4/2027'],
      ['2027-03-14', '2027-03-04'],
    ],
    [
      ['14/3/2027', '3/4/2027'],
      ['2027-03-14', '2027-04-03'],
    ],
    [['3.4.2027'], ['2027-04-03']],
    [
      ['Mar 14, 2027', '14 March 2027', '14-Mar-2027'],
      ['2027-03-14', '2027-03-14', '2027-03-14'],
    ],
    [
      ['', 'never', '2027-02-30'],
      [null, null, null],
    ],
  ])('are read from %j', (cells, days) => {
    expect(readDays(cells)).toEqual(days);
  });
});

describe('a portfolio', () => {
  // Headings as each marketplace exports them; names and figures are made up.
  it.each([
    [
      'a registrar',
      'Domain Name,TLD,Create Date,Expiration Date,Status,Auto-renew\nCLOUDPAY.EXAMPLE,example,01/02/2014,03/14/2027,Active,On\n',
      { domain: 'CLOUDPAY.EXAMPLE', expires_on: '2027-03-14' },
    ],
    [
      'a marketplace with prices',
      'Domain,Buy Now Price,Floor Price,Min Offer\ncloudpay.example,"$4,900.00","$2,500.00",$500.00\n',
      { domain: 'cloudpay.example', asking_price: 4900, floor_price: 2500, currency: 'USD' },
    ],
    [
      'a European marketplace',
      'Domain;Preis;Currency;Mindestpreis\r\ncloudpay.example;4.900,00;EUR;2.500\r\n',
      { domain: 'cloudpay.example', asking_price: 4900, floor_price: 2500, currency: 'EUR' },
    ],
    [
      'a lander',
      'domain_name,bin_price,min_price,landing page url\ncloudpay.example,4900,2500,https://cloudpay.example/buy\n',
      {
        domain: 'cloudpay.example',
        asking_price: 4900,
        floor_price: 2500,
        link: 'https://cloudpay.example/buy',
      },
    ],
    [
      'a spreadsheet that says how its columns are parted',
      'sep=;\nName;Price;Notes;Registrar\ncloudpay.example;4900;"Bought; renewed";Example Inc\n',
      { domain: 'cloudpay.example', asking_price: 4900, note: 'Bought; renewed', registrar: 'Example Inc' },
    ],
    ['a plain list', 'cloudpay.example\nroof.example\n', { domain: 'cloudpay.example' }],
    [
      'a column of names that no heading names',
      'Asset,Cost\ncloudpay.example,80\n',
      { domain: 'cloudpay.example' },
    ],
  ])('is read as %s writes it', (_, text, row) => {
    expect(read(text).rows[0]).toEqual(row);
  });

  it('does not read a column of registrar statuses as the status of the sale', () => {
    expect(read('Domain,Status\npay.example,Active\n').file.fields).toEqual(['domain', null]);
  });

  it("uses the user's assignment of columns", () => {
    const { file } = read('Asset,Ask,Stand\npay.example,900,Sold\n');
    expect(file.fields).toEqual(['domain', null, null]);
    expect(portfolioRows(file, ['domain', 'asking_price', 'status']).rows).toEqual([
      { domain: 'pay.example', asking_price: 900, status: 'sold' },
    ]);
  });

  it('skips lines without a name, and lists them', () => {
    const { file } = read('Domain,Price\npay.example,1\n,2\nroof.example,3\n');
    expect(portfolioRows(file, file.fields).nameless).toEqual([2]);
  });

  it('is refused with a sentence if it cannot be read', () => {
    const bytes = (text: string) => readPortfolioCsv(new TextEncoder().encode(text));
    expect(bytes('')).toEqual({ fault: 'Please upload a valid CSV file' });
    expect(bytes('Domain,Price\n')).toEqual({ fault: 'Please upload a valid CSV file' });
    expect(bytes(`Domain\n${'pay.example\n'.repeat(10_001)}`)).toEqual({
      fault: 'A portfolio can have at most 10,000 names; this file has 10,001.',
    });
  });

  it('makes only rows that the service accepts, whatever its cells contain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 9, maxLength: 9 }), { minLength: 1 }),
        (lines) => {
          const fields = [
            ...(['domain', 'asking_price', 'floor_price', 'currency', 'link'] as const),
            ...(['status', 'expires_on', 'registrar', 'note'] as const),
          ];
          const { rows } = portfolioRows({ columns: [], lines, fields }, fields);
          for (const { domain: _, ...said } of rows) {
            expect(portfolioRow.omit({ domain: true }).safeParse(said).success).toBe(true);
          }
        },
      ),
    );
  });
});

describe('pasted names', () => {
  it('are one per line with a price, or many in a line', () => {
    expect(
      pastedRows('pay.example $4,900\nroof.example\t2.500 €\n\ncloud.example, sun.example; sea.example\n'),
    ).toEqual([
      { domain: 'pay.example', asking_price: 4900, currency: 'USD' },
      { domain: 'roof.example', asking_price: 2500, currency: 'EUR' },
      { domain: 'cloud.example' },
      { domain: 'sun.example' },
      { domain: 'sea.example' },
    ]);
  });
});
