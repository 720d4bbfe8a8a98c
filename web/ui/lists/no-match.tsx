import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** A list in which the search and filters match nothing. */
export function NoMatch(props: { title: string; onClear: () => void; children: ReactNode }) {
  return (
    <EmptyState
      icon={SearchX}
      title={props.title}
      action={<Button onClick={props.onClear}>Clear filters</Button>}
    >
      {props.children}
    </EmptyState>
  );
}
