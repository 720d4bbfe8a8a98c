/** The elements that can take the focus when the focused one is gone: a screen reader can name them. */
const places = 'article, li, form, fieldset, section, nav, dialog, main, [role="tabpanel"]';

/**
 * Keeps the place of keyboards and screen readers. A browser drops the focus when its element is disabled (a busy
 * button) or removed (a mail that was sent). The focus then returns to the element once it is enabled, or goes to the
 * nearest place around the removed one. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let around: readonly HTMLElement[] = [];

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = placesAround(target);
  };
  const onPress = () => {
    // Somebody who clicks elsewhere leaves this place by choice.
    last = undefined;
  };
  const restore = () => {
    if (last === undefined || document.activeElement !== document.body) return;
    if (last.isConnected) {
      if (!last.matches(':disabled')) last.focus({ preventScroll: true });
      return;
    }
    const place = around.find((each) => each.isConnected) ?? document.querySelector('main');
    if (place) focusPlace(place);
  };

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  let place = element.parentElement?.closest<HTMLElement>(places);
  while (place) {
    around.push(place);
    place = place.parentElement?.closest<HTMLElement>(places);
  }
  return around;
}

/** Focuses an element that is not a control, until it loses the focus. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
