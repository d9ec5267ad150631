import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { absenceCopy, upkeepCopy as copy } from '#web/copy/upkeep.ts';
import { garmentAddress } from '#web/paths.ts';
import { CobblerActions } from './cobbler-actions.tsx';

/** Offline copies may be older. */
export const toCobbler = (items: readonly WardrobeItem[]) => items.filter(({ cobbler }) => cobbler);
export const inRepair = (items: readonly WardrobeItem[]) =>
  items.filter(({ away }) => away?.why === 'repair');

export function CobblerSection({ items }: { items: readonly WardrobeItem[] }) {
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-title-m">{copy.due.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.due.text}</p>
      </div>
      <ul className="grid border-line border-t">
        {items.map(
          (item) =>
            item.cobbler && (
              <CaredGarment item={item} key={item.id}>
                <p>
                  {copy.due.needs[item.cobbler.what]}
                  <span className="tabular text-ink-soft">
                    {' '}
                    · {copy.due.since(item.cobbler.since, item.cobbler.first)}
                  </span>
                </p>
                <p className="text-note text-ink-soft">{copy.due.why[item.cobbler.what]}</p>
              </CaredGarment>
            ),
        )}
      </ul>
    </section>
  );
}

export function RepairSection({ items }: { items: readonly WardrobeItem[] }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.away.title}</h2>
      <ul className="grid border-line border-t">
        {items.map((item) => (
          <CaredGarment item={item} key={item.id}>
            {item.away && <p className="text-ink-soft">{absenceCopy.sentence(item.away)}</p>}
          </CaredGarment>
        ))}
      </ul>
    </section>
  );
}

function CaredGarment({ item, children }: { item: WardrobeItem; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b py-4">
      <div className="w-16 shrink-0">
        <GarmentPicture alt="" className="aspect-4/5" photo={item.photo} />
      </div>
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <Link className="w-fit font-medium hover:underline" to={garmentAddress(item.id)}>
          {item.name}
        </Link>
        {children}
      </div>
      <CobblerActions item={item} />
    </li>
  );
}
