// Runs before the first paint, so that neither the wrong colour mode nor the wrong links flash up.
try {
  const page = document.documentElement.dataset;
  const chosen = localStorage.getItem('buyerscope.color-mode');
  if (chosen === 'light' || chosen === 'dark') page.colorMode = chosen;
  if (localStorage.getItem('buyerscope.signed-in') === '1') page.signedIn = '';
} catch {
  // Storage can be blocked. Then the system's colour mode applies and nobody counts as signed in.
}
