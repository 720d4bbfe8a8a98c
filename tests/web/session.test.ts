import { beforeEach, expect, it, vi } from 'vitest';

const tokens: { stored: boolean; whileEnding?: () => void } = { stored: true };
vi.mock('../../web/browser/credentials.ts', () => ({
  readCredentials: async () =>
    tokens.stored ? { accessToken: 'token', email: 'ada@northgate.example' } : null,
  endSession: async () => {
    tokens.stored = false;
    tokens.whileEnding?.();
  },
}));

const { forgetSession, leave, refreshSession, useSession } = await import('../../web/browser/session.ts');
const { renderHook } = await import('@testing-library/react');

beforeEach(async () => {
  tokens.stored = true;
  await refreshSession();
});

it('somebody who signs out has left, even if calls under way are refused meanwhile and after', async () => {
  tokens.whileEnding = forgetSession;
  await leave();
  forgetSession();
  const { result } = renderHook(() => useSession());
  expect(result.current).toEqual({ status: 'signed-out', left: true });
});

it('somebody whose sign-in is refused has lost it', () => {
  forgetSession();
  const { result } = renderHook(() => useSession());
  expect(result.current).toEqual({ status: 'signed-out', lost: true });
});
