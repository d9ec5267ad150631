import { type RefObject, useEffect, useState } from 'react';

const reach = '1500px';

/** Whether an element is within a few swipes of the screen, or holds the focus, which its removal would lose. */
export function useNear(element: RefObject<HTMLElement | null>, always: boolean): boolean {
  const [near, setNear] = useState(always);
  useEffect(() => {
    const { current } = element;
    if (always || !current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((entries.at(-1)?.isIntersecting ?? false) || current.contains(document.activeElement)),
      { rootMargin: reach },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, always]);
  return always || near;
}
