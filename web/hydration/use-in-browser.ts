import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @param prerendered replaced by what `read` returns once the page is hydrated */
export function useInBrowser<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered);
}
