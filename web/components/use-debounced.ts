import { useEffect, useState } from 'react';

/** A value once it has been the same for a moment: what changes with every touch is not asked for every time. */
export function useDebounced<T>(value: T, millis: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), millis);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return debounced;
}
