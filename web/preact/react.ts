import compat, { useEffect, useState } from 'preact/compat';
import { afterPaint } from './after-paint.ts';

// @ts-expect-error: its types are one object, its module is not
export * from 'preact/compat';
export default { ...compat, startTransition, useDeferredValue, useOptimistic };

const ignore = () => {};

/** Rendering is not divided: a press is first seen to be taken, then a navigation is rendered. */
export function startTransition(act: () => void): void {
  afterPaint(act);
}

/** Nothing is shown before a transition ends. Effects of React Router depend on the function. */
export function useOptimistic<T>(value: T): [T, () => void] {
  return [value, ignore];
}

export function useDeferredValue<T>(value: T, first: T = value): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let wanted = true;
    afterPaint(() => wanted && setShown(() => value));
    return () => {
      wanted = false;
    };
  }, [value]);
  return shown;
}
