import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The footer of the dialog around some content: undefined outside of dialogs, null until it is drawn. */
export const DialogFooter = createContext<Element | null | undefined>(undefined);

/**
 * Buttons of a dialog's content, in the dialog's footer, which is always in view. `otherwise` stands in their place outside
 * of dialogs.
 */
export function DialogActions({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  const footer = useContext(DialogFooter);
  if (footer === undefined) return otherwise;
  return footer && createPortal(children, footer);
}
