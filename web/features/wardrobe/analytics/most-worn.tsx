import { analyticsCopy } from '#web/copy/analytics.ts';
import { GarmentRow } from './garment-row.tsx';
import type { Analytics } from './use-analytics.ts';

const { mostWorn: copy } = analyticsCopy;

export function MostWorn({ garments }: { garments: Analytics['mostWorn'] }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      <GarmentRow garments={garments} note={({ timesWorn }) => copy.wears(timesWorn)} />
    </section>
  );
}
