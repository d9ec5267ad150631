import { type RefCallback, useCallback, useState } from 'react';

/** True once the element has come near the viewport. */
export function useSeen(): [RefCallback<Element>, boolean] {
  const [seen, setSeen] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '240px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, seen];
}
