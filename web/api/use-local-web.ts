import useSWR from 'swr';
import { type LocalStatus, loadLocalStatus } from '../browser/config.ts';

/** Which web the local stack reads. Undefined in a deployed app, and while it is asked. */
export function useLocalWeb(): LocalStatus['web'] | undefined {
  const { data } = useSWR('local-status', loadLocalStatus, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data?.web;
}
