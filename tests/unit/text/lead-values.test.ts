import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadValues } from '../../../shared/text/mail/lead-values.ts';
import { person } from '../../sample-leads.ts';
import { savedContact } from '../../web/saved.ts';

function of(full_name: string) {
  const saved = savedContact();
  const { contact } = saved;
  return {
    contact: {
      ...contact,
      contact_data: { ...contact.contact_data, external_emails: [person({ full_name })] },
    },
  };
}

describe('the values of a template for a saved contact', () => {
  it.each([
    ['Mara Lindqvist', 'Mara', 'Lindqvist'],
    ['Dr. Mara van der Berg', 'Mara', 'van der Berg'],
    ['Prof. Dr. Mara', 'Mara', ''],
    ['Drew Stone', 'Drew', 'Stone'],
    ['', '', ''],
  ])('of %j is %j and %j', (name, first, last) => {
    expect(leadValues(of(name), 'en')).toMatchObject({ 'lead.FirstName': first, 'lead.LastName': last });
  });

  it('is the company, its site and its industry', () => {
    expect(leadValues(of('Mara'), 'en')).toMatchObject({
      'lead.Company': 'Harborline',
      'lead.Website': 'harborline.example',
      'lead.Industry': 'Payments',
    });
  });

  it('leaves an unknown company and industry to the fallbacks', () => {
    const { contact } = of('Mara');
    const lead = { ...contact.lead, name: 'Imported Lead', industry: 'Unknown' };
    expect(leadValues({ contact: { ...contact, lead } }, 'en')).toMatchObject({
      'lead.Company': '',
      'lead.Industry': '',
    });
  });

  it("greets somebody without a name with 'there'", () => {
    const { body } = fillTemplate('Hi {lead.FirstName},', leadValues(of(''), 'en'), '');
    expect(body).toBe('Hi there,');
  });
});
