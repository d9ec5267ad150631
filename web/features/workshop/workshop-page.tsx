import { Shuffle } from 'lucide-react';
import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { workshop } from '#web/copy/workshop.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';
import { type Material, materialAt } from './materials.ts';

export const meta = () => pageMeta({ ...workshop.meta, path: paths.workshop, noindex: true });

/** Opened by five clicks on the logo. */
export default function WorkshopPage() {
  return (
    <>
      <PublicHeader />
      <main className="mx-auto max-w-7xl px-5 pt-10 pb-16 sm:px-8 sm:pt-16" id="contenido">
        <PageHeader kicker={workshop.kicker} lead={workshop.lead} title={workshop.meta.title} />
        <Wall />
        <div className="mt-12">
          <ButtonLink to={paths.home} variant="secondary">
            {workshop.home}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}

const silhouettes = Object.keys(workshop.names) as Silhouette[];

function Wall() {
  const [presses, setPresses] = useState<readonly number[]>(() => silhouettes.map(() => 0));
  const press = (isPressed: (place: number) => boolean) =>
    setPresses((before) => before.map((count, place) => (isPressed(place) ? count + 1 : count)));
  return (
    <section aria-label={workshop.wall}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-y py-3">
        <p className="tabular text-ink-soft">{workshop.count(silhouettes.length)}</p>
        <Button icon={<Shuffle size={18} />} onClick={() => press(() => true)} size="s" variant="secondary">
          {workshop.again}
        </Button>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5 xl:grid-cols-6">
        {silhouettes.map((silhouette, place) => (
          <WallGarment
            key={silhouette}
            onPress={() => press((pressed) => pressed === place)}
            place={place}
            presses={presses[place] ?? 0}
            silhouette={silhouette}
          />
        ))}
      </ul>
    </section>
  );
}

const Drawing = lazy(() => import('./drawing.tsx'));

interface WallGarmentProps {
  silhouette: Silhouette;
  place: number;
  presses: number;
  onPress: () => void;
}

function WallGarment({ silhouette, place, presses, onPress }: WallGarmentProps) {
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
