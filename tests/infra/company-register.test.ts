import { describe, expect, it } from 'vitest';
import { synthesized } from './stack.ts';

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

describe('the register of companies', () => {
  const { template } = synthesized('prod');
  const readers = Object.entries(template.findResources('AWS::IAM::Policy')).flatMap(([id, policy]) =>
    (policy.Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Resource }) => JSON.stringify(Resource).includes('buyerscope-register'))
      .map((statement) => ({ id, ...statement })),
  );

  it('is read by the one function that searches, by two actions on tables of its prefix', () => {
    expect(readers).toEqual([
      expect.objectContaining({
        id: expect.stringContaining('FindCompanies'),
        Action: ['dynamodb:GetItem', 'dynamodb:Query'],
      }),
    ]);
    expect(JSON.stringify(readers[0]?.Resource)).toContain(':table/buyerscope-register-prod-*');
  });
});
