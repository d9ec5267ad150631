import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { formatWorth } from '#web/format/money.ts';
import { useDeparted, useEraseDeparted, useReturnGarment } from '#web/garments/departing/use-departures.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { WardrobeStates } from '#web/garments/wardrobe-states.tsx';
import { pageMeta } from '#web/meta.ts';
import { departedPath } from '#web/paths.ts';

export const meta = () => pageMeta({ ...copy.meta, path: departedPath, noindex: true });

export default function DepartedPage() {
  const query = useDeparted();
  const { data } = query;
  const items = data?.items ?? [];
  return (
    <>
      <PageHeader lead={items.length > 0 && copy.lead} title={copy.meta.title} />
      {items.length > 0 && <Departed items={items} />}
      <WardrobeStates copy={copy.empty} isEmpty={items.length === 0} query={query} />
    </>
  );
}

const worthOf = (amount: number | null | undefined) => (amount == null ? null : formatWorth(amount));

function Departed({ items }: { items: readonly WardrobeItem[] }) {
  const sold = items.filter(({ departure }) => departure?.how === 'sold');
  const received = sold.reduce((sum, { departure }) => sum + (departure?.received ?? 0), 0);
  const years = Map.groupBy(items, ({ departure }) => departure?.day.slice(0, 4) ?? '');
  return (
    <div className="grid gap-12">
      <p className="text-lg">
        {copy.total(items.length, sold.length, received === 0 ? null : formatWorth(received))}
      </p>
      {[...years].map(([year, gone]) => (
        <section className="grid gap-4" key={year}>
          <h2 className="text-title-m">{year}</h2>
          <ul className="grid border-line border-t">
            {gone.map((item) => (
              <DepartedGarment item={item} key={item.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DepartedGarment({ item }: { item: WardrobeItem }) {
  const { name, photo, departure, timesWorn, costPerWear } = item;
  const back = useReturnGarment();
  const erase = useEraseDeparted();
  const [asks, setAsks] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b py-4">
      <div className="w-16 shrink-0">
        <GarmentPicture alt="" photo={photo} />
      </div>
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="font-medium">{name}</p>
        {departure && <p>{copy.sentence(departure, worthOf(departure.received))}</p>}
        <p className="tabular text-note text-ink-soft">{copy.wears(timesWorn, worthOf(costPerWear))}</p>
      </div>
      <OnlineOnly>
        <Button
          className="max-sm:-ml-4"
          loading={back.isPending}
          onClick={() => back.mutate(item.id)}
          size="s"
          variant="ghost"
        >
          {copy.back}
        </Button>
        <MoreMenu
          items={[{ label: copy.erase.open, onSelect: () => setAsks(true), danger: true }]}
          className="-mr-2.5 -ml-3"
          label={copy.more(name)}
        />
      </OnlineOnly>
      {asks && (
        <ConfirmDialog
          confirmLabel={wardrobeCopy.actions.remove}
          danger
          description={copy.erase.text}
          onConfirm={() => {
            setAsks(false);
            void erase(item);
          }}
          onClose={() => setAsks(false)}
          title={copy.erase.title(name)}
        />
      )}
    </li>
  );
}
