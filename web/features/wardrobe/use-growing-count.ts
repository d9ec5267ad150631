import { useEffect, useEffectEvent, useRef, useState } from 'react';

const step = 3;

/** Renders a long list in steps, ahead of the scrolling. `end` belongs to the element after the list. */
export function useGrowingCount(total: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(() => setCount((current) => current + step));
  const complete = count >= total;
  // Observes anew after each step: an element that stays in view reports nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` restarts the observation
  useEffect(() => {
    if (complete || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      rootMargin: '1500px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [complete, count]);
  return { count, end };
}
