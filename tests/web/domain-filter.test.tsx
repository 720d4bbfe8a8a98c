import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeskDomain } from '../../web/features/desk/use-desk-domain.ts';
import { typingMilliseconds, useDomainFilter } from '../../web/parts/outreach/domain-filter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function useDesk() {
  const filter = useDeskDomain();
  const [query] = useSearchParams();
  return { ...filter, begins: query.get('domain') ?? '' };
}

it.each([
  { list: 'mails and campaigns', filter: useDomainFilter },
  { list: 'the desk', filter: useDesk },
])('passes on to $list all that is typed, though the pause ends as the next letter comes', ({ filter }) => {
  const { result } = renderHook(filter, { wrapper: MemoryRouter });
  act(() => result.current.type('qua'));
  act(() => {
    // Both in one turn of the page: what was typed before is passed on, and more is typed.
    vi.advanceTimersByTime(typingMilliseconds);
    result.current.type('quay');
  });
  act(() => vi.advanceTimersByTime(typingMilliseconds));
  expect(result.current.begins).toBe('quay');
});

it('passes nothing on before nothing is typed for a while', () => {
  const { result } = renderHook(useDomainFilter);
  act(() => result.current.type('q'));
  act(() => vi.advanceTimersByTime(typingMilliseconds - 1));
  act(() => result.current.type('qu'));
  act(() => vi.advanceTimersByTime(typingMilliseconds - 1));
  expect(result.current.begins).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.begins).toBe('qu');
});
