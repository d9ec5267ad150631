import { useEffect, useState } from 'react';

/** Returns the value once it has been unchanged for `millis`. */
export function useDebounced<T>(value: T, millis: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), millis);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return debounced;
}
