import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { synthesized, templateWith } from './stack.ts';

it('mail servers are asked about mailboxes only if the environment names a sender', () => {
  const { template } = synthesized('prod');
  expect(JSON.stringify(template.findResources('AWS::Lambda::Function'))).not.toContain('SMTP_');

  const mailboxCheck = { helo: 'check.buyerscope.example', sender: 'check@buyerscope.example' };
  templateWith({ mailboxCheck }).hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({ SMTP_HELO: mailboxCheck.helo, SMTP_SENDER: mailboxCheck.sender }),
    },
  });
});

it('servers that greylist strangers are asked again after a minute, and after two more', () => {
  const machines = JSON.stringify(
    synthesized('dev').template.findResources('AWS::StepFunctions::StateMachine'),
  ).replaceAll('\\', '');
  expect(machines).toContain(
    '"ErrorEquals":["Greylisted"],"IntervalSeconds":60,"MaxAttempts":2,"BackoffRate":2',
  );
});
