import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './icon-action.module.css';

const key = 'buyerscope.color-mode';
const modes = ['system', 'light', 'dark'] as const;
type ColorMode = (typeof modes)[number];
const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = { system: 'same as the system', light: 'light', dark: 'dark' } as const;

function chosenMode(): ColorMode {
  const chosen = document.documentElement.dataset.colorMode;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(mode: ColorMode): void {
  try {
    if (mode === 'system') {
      delete document.documentElement.dataset.colorMode;
      localStorage.removeItem(key);
    } else {
      document.documentElement.dataset.colorMode = mode;
      localStorage.setItem(key, mode);
    }
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Switches between system, light and dark. */
export function ColorModeToggle() {
  const mode = useSyncExternalStore(subscribe, chosenMode, () => 'system' as const);
  const Icon = icons[mode];
  const next = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'system';
  const label = `Colors: ${names[mode]}. Change to ${names[next]}`;
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      onClick={() => choose(next)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
