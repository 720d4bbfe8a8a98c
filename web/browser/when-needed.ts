/**
 * Starts the app on a page that the build rendered, once it is needed: when somebody presses or focuses something, or
 * when the browser has loaded the page and has nothing else to do. Links work before that. A button that is pressed
 * earlier shows so (`data-waiting`) and acts once the app has started, and what was typed into a field stays.
 */
export function whenNeeded(page: HTMLElement, start: () => Promise<void>): void {
  const signs = ['pointerdown', 'keydown', 'focusin'] as const;
  let pressed: HTMLElement | null = null;
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) page.removeEventListener(sign, begin);
    // If the app cannot be loaded, the page stays as it is and links still work.
    start()
      .then(handOver, () => undefined)
      .finally(() => {
        page.removeEventListener('click', press);
        delete pressed?.dataset.waiting;
      });
  };
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    delete pressed?.dataset.waiting;
    pressed = button;
    pressed.dataset.waiting = '';
  };
  const handOver = () => {
    page.removeEventListener('click', press);
    for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.value !== field.defaultValue) typeAgain(field);
    }
    pressed?.click();
  };

  page.addEventListener('click', press);
  for (const sign of signs) page.addEventListener(sign, begin, { passive: true });
  if (document.readyState === 'complete') whenIdle(begin);
  else window.addEventListener('load', () => whenIdle(begin), { once: true });
}

/** React takes over what a field shows without telling anybody: this tells it what was typed. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  // React compares with the last value that it saw on the element itself.
  field.value = '';
  own?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 4000 });
  else setTimeout(act, 1000);
}
