import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Absence } from '#contract/absence.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { absenceCopy as copy } from '#web/copy/upkeep.ts';
import { useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';

interface AbsenceLineProps {
  item: WardrobeItem;
  away: Absence;
  /** Further ways back. */
  children?: ReactNode;
}

export function AbsenceLine({ item, away, children }: AbsenceLineProps) {
  const [changing, setChanging] = useState(false);
  const update = useUpdateGarment();
  return (
    <div className="grid gap-3 border-line border-y py-4">
      <p className="flex items-start gap-2.5">
        <PackageOpen className="mt-0.5 shrink-0" size={20} />
        {copy.sentence(away)}
      </p>
      <OnlineOnly>
        <div className="flex flex-wrap gap-2">
          <Button
            loading={update.isPending}
            onClick={() =>
              update.mutate(
                { id: item.id, patch: { away: null } },
                { onSuccess: ({ item: now }) => notifySuccess(copy.returned(now.name)) },
              )
            }
            size="s"
            variant="secondary"
          >
            {copy.back}
          </Button>
          {children}
          <Button onClick={() => setChanging(true)} size="s" variant="ghost">
            {copy.change}
          </Button>
        </div>
      </OnlineOnly>
      {changing && <AbsenceDialog item={item} onClose={() => setChanging(false)} />}
    </div>
  );
}
