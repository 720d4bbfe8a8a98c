import { whenNeeded } from './browser/when-needed.ts';
import './ui/page/theme.css';

// Zod tries eval, which the security policy refuses and browsers then report. Importing it here to say so would load it with
// every public page, and it has to know before the first schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');

async function start(element: HTMLElement): Promise<void> {
  const app = await import('./app/start.tsx');
  await app.start(element);
}

if (root?.hasChildNodes()) whenNeeded(root, () => start(root));
else if (root) void start(root);
