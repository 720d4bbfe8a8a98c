/** What a screen reader can name, or a person see as one thing: the focus goes to one of these at the nearest. */
const places = 'article, li, form, fieldset, section, nav, dialog, main, [role="tabpanel"]';

/**
 * Keeps the keyboard's and the screen reader's place. A browser gives up the focus when what has it is disabled, as a
 * button is while it works, or is taken away, as a mail that was sent. It then goes back to the one that can be used
 * again, or to the nearest place around the one that is gone. Gives what ends it.
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
    // Who presses beside everything leaves the place by choice; what is pressed gets the focus next.
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

/** Gives the focus to what is no control, for as long as it has it. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
