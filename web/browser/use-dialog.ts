import { useQueryValue } from './use-query-value.ts';

/** Whether a dialog of the page is open. The state is in the address. */
export function useDialog(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [dialog, setDialog] = useQueryValue('dialog');
  return [dialog === name, (open) => setDialog(open ? name : undefined)];
}
