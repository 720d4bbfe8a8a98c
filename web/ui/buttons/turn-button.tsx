import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Turns to what comes before or after. At the `end` it does nothing, but keeps the focus of who pressed it to get there. */
export function TurnButton(props: {
  end: boolean;
  small?: boolean;
  onTurn: () => void;
  children: ReactNode;
}) {
  const { end, small = false, onTurn } = props;
  return (
    <Button
      size={small ? 'small' : undefined}
      aria-disabled={end}
      onClick={() => {
        if (!end) onTurn();
      }}
    >
      {props.children}
    </Button>
  );
}
