import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenNeeded } from '../../web/browser/when-needed.ts';

/** A page that the build rendered, and the app that it waits for. */
function page(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const start = vi.fn(() => promise);
  whenNeeded(root, start);
  const find = <Wanted extends Element = HTMLElement>(selector: string) => {
    const found = root.querySelector<Wanted>(selector);
    if (found === null) throw new Error(`the page has no ${selector}`);
    return found;
  };
  const settled = () =>
    promise.then(
      () => undefined,
      () => undefined,
    );
  return {
    root,
    find,
    start,
    started: () => {
      resolve();
      return settled();
    },
    failed: () => {
      reject(new Error('offline'));
      return settled();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a page that the build rendered', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('starts the app once, on the first %s', (sign) => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { find, start } = page('<a href="/pricing">Pricing</a>');
    expect(start).not.toHaveBeenCalled();
    find('a').dispatchEvent(new Event(sign, { bubbles: true }));
    find('a').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts the app when the browser is idle', () => {
    const whenIdle = vi.fn<(act: () => void) => number>(() => 0);
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const { start } = page('<p>Hello</p>');
    whenIdle.mock.calls[0]?.[0]();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('lets a button that was pressed early act once the app has started, and only once', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { find, started } = page('<form><button>Send</button></form>');
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    find('button').click();
    expect(sent).not.toHaveBeenCalled();
    expect(find('button').dataset).toHaveProperty('waiting');
    const pressed = vi.fn();
    find('button').addEventListener('click', pressed);
    find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await started();
    await vi.waitFor(() => expect(find('button').dataset).not.toHaveProperty('waiting'));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('tells the app what was typed before it started', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { find, started } = page('<input value=""><textarea></textarea>');
    const heard = vi.fn();
    find<HTMLInputElement>('input').value = 'cloudpay.example';
    find('input').addEventListener('input', heard);
    find('textarea').addEventListener('input', heard);
    find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    await started();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(find<HTMLInputElement>('input').value).toBe('cloudpay.example');
  });

  it('leaves links and buttons alone if the app cannot be loaded', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { find, failed } = page('<a href="#content">Skip</a><form><button>Send</button></form>');
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await failed();
    await vi.waitFor(() => {
      find('button').click();
      expect(sent).toHaveBeenCalled();
    });
  });
});
