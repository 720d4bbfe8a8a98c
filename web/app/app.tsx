import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/notices/error-boundary.tsx';
import { Router } from './router.tsx';

/** The whole app, as the browser starts it. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
