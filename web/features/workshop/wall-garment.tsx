import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';
import { classes } from '#web/components/classes.ts';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { workshop } from '#web/copy/workshop.ts';
import { type Material, materialAt } from './materials.ts';

const Drawing = lazy(() => import('./drawing.tsx'));

interface WallGarmentProps {
  silhouette: Silhouette;
  place: number;
  presses: number;
  onPress: () => void;
}

export function WallGarment({ silhouette, place, presses, onPress }: WallGarmentProps) {
  const [watch, seen] = useSeen();
  const material = materialAt(silhouette, place, presses);
  const waiting = <Skeleton className="size-full" />;
  return (
    <li ref={watch}>
      <button
        className="group grid w-full cursor-pointer gap-2 text-left"
        onClick={onPress}
        title={workshop.press}
        type="button"
      >
        <span
          className={classes(
            'block aspect-5/6 overflow-hidden rounded-photo transition-transform duration-200 group-hover:-rotate-1 group-active:scale-[0.98] motion-reduce:transition-none',
            paperLook,
          )}
        >
          {seen ? (
            <Suspense fallback={waiting}>
              <Drawing material={material} seed={place + 3} silhouette={silhouette} />
            </Suspense>
          ) : (
            waiting
          )}
        </span>
        <span className="grid">
          <span>{workshop.names[silhouette]}</span>
          <span className="text-[0.875rem] text-ink-soft">{clothOf(material)}</span>
        </span>
      </button>
    </li>
  );
}

function clothOf({ pattern, fabric }: Material): string {
  const { labels } = garmentAttributes.pattern;
  const words = [fabric && garmentAttributes.fabric.labels[fabric], labels[pattern ?? 'plain']];
  return words.filter(Boolean).join(' · ');
}

/** True once the element has come near the viewport. */
function useSeen(): [RefCallback<Element>, boolean] {
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
