import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Goes to the previous or next item. At the `end` it does nothing, but keeps the focus. */
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
