// Runs before the first paint, so that neither the other colour mode nor links for somebody else flash.
try {
  const page = document.documentElement.dataset;
  const chosen = localStorage.getItem('buyerscope.color-mode');
  if (chosen === 'light' || chosen === 'dark') page.colorMode = chosen;
  if (localStorage.getItem('buyerscope.signed-in') === '1') page.signedIn = '';
} catch {
  // Storage may be blocked; the system's colour mode then holds, and nobody is signed in.
}
