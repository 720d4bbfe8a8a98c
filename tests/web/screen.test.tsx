import { act, cleanup, fireEvent, render, screen as shown } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead } from '../../web/app/fetch-ahead.ts';
import { screen } from '../../web/app/screen.tsx';
import { ErrorBoundary } from '../../web/ui/notices/error-boundary.tsx';

afterEach(cleanup);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

describe('a screen', () => {
  it('renders at once if its code is loaded, with no spinner first', async () => {
    const Counting = screen(async () => ({ default: Counter }));
    await Counting.load();
    render(
      <Suspense fallback="Loading…">
        <Counting />
      </Suspense>,
    );
    expect(shown.getByRole('button').textContent).toBe('0');
  });

  it('loads its code if it has to', async () => {
    const Counting = screen(async () => ({ default: Counter }));
    const view = (isShown: boolean) => <Suspense fallback="Loading…">{isShown && <Counting />}</Suspense>;
    const { rerender } = render(view(false));
    await act(async () => startTransition(() => rerender(view(true))));
    fireEvent.click(await shown.findByRole('button', { name: '0' }));
    rerender(view(true));
    expect(shown.getByRole('button').textContent).toBe('1');
  });
});

describe('a screen whose code cannot be loaded', () => {
  it('says so, and loads the page again once the site can be reached', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let gone = true;
    vi.stubGlobal('fetch', async () => {
      if (gone) throw new TypeError('Failed to fetch');
      return new Response();
    });
    const reload = vi.fn();
    const Missing = screen(() =>
      Promise.reject<{ default: typeof Counter }>(new TypeError('Failed to fetch')),
    );
    render(
      <ErrorBoundary within reload={reload}>
        <Suspense fallback="Loading…">
          <Missing />
        </Suspense>
      </ErrorBoundary>,
    );
    expect(await shown.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
    expect(shown.queryByRole('main')).toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).not.toHaveBeenCalled();
    gone = false;
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('a link that somebody approaches', () => {
  it.each(['pointerOver', 'focusIn'] as const)('has its screen loaded by %s, unlike one elsewhere', (by) => {
    const loadScreens = vi.fn(async () => undefined);
    const end = fetchAhead(loadScreens);
    render(
      <>
        <a href="/dashboard/history?page=2">
          <span>History</span>
        </a>
        <a href="https://elsewhere.example/dashboard">Elsewhere</a>
      </>,
    );
    fireEvent[by](shown.getByText('Elsewhere'));
    fireEvent[by](shown.getByText('History'));
    expect(loadScreens.mock.calls).toEqual([['/dashboard/history']]);
    end();
    fireEvent[by](shown.getByText('History'));
    expect(loadScreens).toHaveBeenCalledTimes(1);
  });
});
