import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/notices/error-boundary.tsx';
import { Router } from './router.tsx';

/** The whole app, as it starts in the browser. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
