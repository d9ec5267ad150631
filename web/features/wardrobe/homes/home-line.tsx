import { House } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { useMoveGarments } from '#web/garments/homes/use-house-changes.ts';
import { houseName, isElsewhere, useHouses } from '#web/garments/homes/use-houses.ts';
import { WhereDialog } from '#web/garments/homes/where-dialog.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';

/** Says where a garment is that is in another house than the person. */
export function HomeLine({ item }: { item: WardrobeItem }) {
  const houses = useHouses();
  const [changing, setChanging] = useState(false);
  const move = useMoveGarments();
  if (!isElsewhere(houses, item)) return null;
  const { here } = houses;
  return (
    <div className="grid gap-3 border-line border-y py-4">
      <p className="flex items-start gap-2.5">
        <House className="mt-0.5 shrink-0" size={20} />
        {copy.where.sentence(houseName(houses, item.home))}
      </p>
      <OnlineOnly>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => move.mutate({ garmentIds: [item.id], to: here })}
            size="s"
            variant="secondary"
          >
            {copy.where.bring(houseName(houses, here))}
          </Button>
          <Button onClick={() => setChanging(true)} size="s" variant="ghost">
            {copy.where.change}
          </Button>
        </div>
      </OnlineOnly>
      {changing && <WhereDialog item={item} onClose={() => setChanging(false)} />}
    </div>
  );
}
