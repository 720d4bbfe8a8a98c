import { whenNeeded } from './browser/when-needed.ts';
import './ui/page/theme.css';

const root = document.getElementById('root');

async function start(element: HTMLElement): Promise<void> {
  const app = await import('./app/start.tsx');
  await app.start(element);
}

if (root?.hasChildNodes()) whenNeeded(root, () => start(root));
else if (root) void start(root);
