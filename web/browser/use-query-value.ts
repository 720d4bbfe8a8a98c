import { useSearchParams } from 'react-router-dom';

/** A value of the address's query, so that a link can set it and a sign-in or reload keeps it; undefined removes it. */
export function useQueryValue(
  name: string,
): [value: string | undefined, setValue: (value: string | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const setValue = (value: string | undefined) => {
    setQuery(
      (now) => {
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  };
  return [query.get(name) ?? undefined, setValue];
}
