import compat, { useEffect, useState } from 'preact/compat';

// @ts-expect-error: its types are one object, its module is not
export * from 'preact/compat';
export default { ...compat, useDeferredValue, useOptimistic };

const ignore = () => {};

/** Transitions render at once, so nothing is shown before them. Effects of React Router depend on the function. */
export function useOptimistic<T>(value: T): [T, () => void] {
  return [value, ignore];
}

export function useDeferredValue<T>(value: T, first: T = value): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const later = setTimeout(() => setShown(() => value));
    return () => clearTimeout(later);
  }, [value]);
  return shown;
}
