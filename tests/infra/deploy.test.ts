import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What deploying an environment says before it begins: addresses are not set yet, so it never does. */
function deploy(environment: string): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['infra/deployment/deploy.ts', '--env', environment], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

describe('npm run deploy', () => {
  it('warns that prod would go live with sample copy', () => {
    expect(deploy('prod').said).toContain(
      'web/features/public-site/content.ts: what the public pages claim is sample copy',
    );
  });

  it('does not mind it elsewhere', () => {
    expect(deploy('dev').said).not.toContain('sample copy');
  });

  it.each(['dev', 'prod'])('refuses %s without addresses of its own', (environment) => {
    const { status, said } = deploy(environment);
    expect(status).toBe(2);
    expect(said).toContain(`set mailSender of ${environment} to an address of your own`);
  });
});
