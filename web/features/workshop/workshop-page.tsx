import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { Silhouette } from '#illustrator/illustrate.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { workshop } from '#web/copy/workshop.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';
import { WallGarment } from './wall-garment.tsx';

export const meta = () => pageMeta({ ...workshop.meta, path: paths.workshop, noindex: true });

/** Opened by five clicks on the logo. */
export default function WorkshopPage() {
  return (
    <>
      <PublicHeader />
      <main className="mx-auto max-w-7xl px-5 pt-10 pb-16 sm:px-8 sm:pt-16" id="contenido">
        <PageHeader kicker={workshop.kicker} lead={workshop.lead} title={workshop.title} />
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
