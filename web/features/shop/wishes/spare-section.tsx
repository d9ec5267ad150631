import { useState } from 'react';
import { Link } from 'react-router';
import type { SpareGarment } from '#contract/wishes.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { common } from '#web/copy/common.ts';
import { wishesCopy } from '#web/copy/wishes.ts';
import { formatMonthOf } from '#web/format/dates.ts';
import { LeavingDialogs } from '#web/garments/departing/leaving-dialogs.tsx';
import { useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { garmentAddress } from '#web/paths.ts';

const { spare: copy } = wishesCopy;

export function SpareSection({ spare }: { spare: readonly SpareGarment[] }) {
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-title-m">{spare.length === 3 ? copy.title : copy.titleOfFewer}</h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.text}</p>
      </div>
      <ul aria-label={copy.titleOfFewer} className="grid border-line border-t">
        {spare.map((one) => (
          <OneSpare key={one.item.id} spare={one} />
        ))}
      </ul>
    </section>
  );
}

function OneSpare({ spare: { item, others } }: { spare: SpareGarment }) {
  const { id, name, photo, versatilityOutfits, lastWornAt, createdAt } = item;
  const [leaving, setLeaving] = useState<'sell' | 'give' | null>(null);
  const update = useUpdateGarment();
  const keep = () =>
    update.mutate(
      { id, patch: { kept: true } },
      {
        onSuccess: () =>
          void notifySuccess(copy.kept(name), undefined, {
            action: { label: common.undo, onClick: () => update.mutate({ id, patch: { kept: false } }) },
          }),
      },
    );
  const reason = copy.reason({
    others,
    outfits: versatilityOutfits,
    lastWorn: lastWornAt && formatMonthOf(lastWornAt),
    since: formatMonthOf(createdAt),
  });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-line border-b py-5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <GarmentPicture alt="" className="aspect-4/5" photo={photo} />
      <div className="grid content-start gap-1">
        <h3 className="font-medium font-sans text-lg leading-snug tracking-normal">
          <Link className="hover:underline" to={garmentAddress(id)}>
            {name}
          </Link>
        </h3>
        <p className="max-w-[60ch]">{reason}</p>
        <OnlineOnly>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              aria-label={copy.sellNamed(name)}
              onClick={() => setLeaving('sell')}
              size="s"
              variant="secondary"
            >
              {copy.sell}
            </Button>
            <Button
              aria-label={copy.giveNamed(name)}
              onClick={() => setLeaving('give')}
              size="s"
              variant="secondary"
            >
              {copy.give}
            </Button>
            <Button
              aria-label={copy.keepNamed(name)}
              loading={update.isPending}
              onClick={keep}
              size="s"
              variant="ghost"
            >
              {copy.keep}
            </Button>
          </div>
        </OnlineOnly>
      </div>
      {leaving && <LeavingDialogs item={item} onClose={() => setLeaving(null)} way={leaving} />}
    </li>
  );
}
