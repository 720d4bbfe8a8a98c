import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { type EnvironmentConfig, environmentConfig, firstDeployment } from '../../infra/config.ts';
import { templateOf } from './stack.ts';

const prod: EnvironmentConfig = {
  ...environmentConfig('prod'),
  place: { account: '111122223333', region: 'us-east-2' },
  mailSender: 'no-reply@mail.seller.test',
};

describe('the user pool', () => {
  const template = templateOf(prod);

  it('keeps an address until the next one is confirmed, which is all that a browser may change', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    });
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', { WriteAttributes: ['email'] });
  });

  it('is on the cheapest plan, and watches for takeovers if configured', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'LITE',
      UserPoolAddOns: Match.absent(),
    });
    templateOf({ ...prod, threatProtection: true }).hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
  });

  it("sends through SES if configured, but never before SES knows the sender's domain", () => {
    const bySes = { ...prod, accountMailBySes: true };
    const emailOf = (config: EnvironmentConfig) => {
      const [pool] = Object.values(templateOf(config).findResources('AWS::Cognito::UserPool'));
      return pool?.Properties.EmailConfiguration;
    };
    expect(emailOf(bySes)).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Buyerscope <no-reply@mail.seller.test>',
    });
    expect(JSON.stringify(emailOf(bySes))).toContain('identity/mail.seller.test');
    for (const config of [prod, firstDeployment(bySes)]) {
      expect(emailOf(config)?.EmailSendingAccount).not.toBe('DEVELOPER');
    }
  });
});
