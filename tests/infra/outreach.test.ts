import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { leaseMs } from '../../functions/domain/campaigns/take-turn.ts';
import { environmentConfig } from '../../infra/config.ts';
import { synthesized, templateOf } from './stack.ts';

const { template } = synthesized('prod');

/** The roles that may decrypt the tokens of mail accounts. */
function rolesWith(action: string, of = template): string[] {
  const policies = Object.entries(of.findResources('AWS::IAM::Policy'));
  return policies.filter(([, policy]) => JSON.stringify(policy).includes(action)).map(([id]) => id);
}

describe('the key of tokens', () => {
  it("is rotated, and survives the stack's deletion if data does", () => {
    template.hasResource('AWS::KMS::Key', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { EnableKeyRotation: true },
    });
    synthesized('dev').template.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Delete' });
  });

  it('is used by functions that connect, send and disconnect, for one user at a time', () => {
    const roles = rolesWith('kms:Decrypt');
    expect(roles).toEqual([
      expect.stringContaining('CampaignsSend'),
      expect.stringContaining('CloseAccount'),
      expect.stringContaining('MailAccounts'),
      expect.stringContaining('ApiOutreach'),
    ]);
    for (const logicalId of roles) {
      const [policy] = Object.values(
        Object.fromEntries(
          Object.entries(template.findResources('AWS::IAM::Policy')).filter(([id]) => id === logicalId),
        ),
      );
      expect(policy?.Properties.PolicyDocument.Statement).toContainEqual({
        // Nothing is encrypted for an account that ends.
        Action: logicalId.includes('CloseAccount') ? 'kms:Decrypt' : ['kms:Decrypt', 'kms:GenerateDataKey'],
        Condition: {
          'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['user_id'] },
          Null: { 'kms:EncryptionContext:user_id': 'false' },
        },
        Effect: 'Allow',
        Resource: { 'Fn::GetAtt': [expect.stringContaining('OutreachTokenKey'), 'Arn'] },
      });
    }
  });
});

describe('the sender of campaigns', () => {
  it('times out before its claim counts as lost', () => {
    const [sender] = Object.values(
      template.findResources('AWS::Lambda::Function', {
        Properties: { Environment: { Variables: { SENDING_GAP_SECONDS: Match.anyValue() } } },
      }),
    );
    expect(sender?.Properties.Timeout * 1000).toBeLessThan(leaseMs);
  });
});

describe("Google's client", () => {
  it('does not exist unless one is configured', () => {
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions).not.toContain('GOOGLE_');
  });

  it('is configured by id and by the name of its secret, which those functions may read', () => {
    const gmail = { clientId: 'client-1', clientSecretName: 'buyerscope/google' };
    const connecting = templateOf({ ...environmentConfig('prod'), gmail });
    connecting.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          GOOGLE_CLIENT_ID: 'client-1',
          GOOGLE_CLIENT_SECRET_NAME: 'buyerscope/google',
          SITE_ORIGIN: Match.anyValue(),
        }),
      },
    });
    expect(rolesWith('secret:buyerscope/google-', connecting)).toEqual(rolesWith('kms:Decrypt'));
  });
});
