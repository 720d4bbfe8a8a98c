import { useSearchParams } from 'react-router-dom';

/**
 * Whether a dialog of the page is open. The state is in the address, so a link can open the dialog, and it stays open
 * over a sign-in or reload.
 */
export function useDialog(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const setOpen = (open: boolean) => {
    setQuery(
      (now) => {
        if (open) now.set('dialog', name);
        else now.delete('dialog');
        return now;
      },
      { replace: true },
    );
  };
  return [query.get('dialog') === name, setOpen];
}
