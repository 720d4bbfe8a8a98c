// Runs before the first paint, so that a chosen colour mode never flashes the other one.
try {
  const chosen = localStorage.getItem('buyerscope.color-mode');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.colorMode = chosen;
} catch {
  // Storage may be blocked; the system's colour mode then holds.
}
