import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadScreens } from './app/router.tsx';
import { FullScreenSpinner } from './ui/page/spinner.tsx';
import './ui/page/theme.css';

const element = document.getElementById('root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (element?.hasChildNodes()) hydrateRoot(element, app);
else if (element) {
  const root = createRoot(element);
  root.render(<FullScreenSpinner />);
  void loadScreens(location.pathname).then(() => root.render(app));
}
