import { useSearchParams } from 'react-router-dom';

/** Whether a dialog of the page is open, kept in the address: a link can open it, and a sign-in or reload leaves it open. */
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
