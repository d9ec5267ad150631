import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { upkeepCopy as copy } from '#web/copy/upkeep.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatWorth } from '#web/format/money.ts';
import { joinFacts } from '#web/format/words.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { CobblerActions } from './cobbler-actions.tsx';
import { useRemoveUpkeep } from './use-upkeep.ts';

const UpkeepDialog = onDemand(() => import('./upkeep-dialog.tsx'), 'UpkeepDialog');

export function UpkeepSection({ item }: { item: WardrobeItem }) {
  const [adding, setAdding] = useState(false);
  const remove = useRemoveUpkeep(item);
  // Offline copies may be older.
  const { upkeep = [], upkeepCost, cobbler } = item;
  return (
    <section className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-title-s">{copy.title}</h3>
        <OnlineOnly>
          <Button icon={<Plus size={18} />} onClick={() => setAdding(true)} size="s" variant="ghost">
            {copy.add}
          </Button>
        </OnlineOnly>
      </div>
      {cobbler && (
        <Notice tone="warning" className="grid gap-3">
          <p>
            {copy.due.needs[cobbler.what]}: {copy.due.since(cobbler.since, cobbler.first)}.{' '}
            <span className="text-ink-soft">{copy.due.why[cobbler.what]}</span>
          </p>
          <CobblerActions item={item} />
        </Notice>
      )}
      {upkeep.length === 0 ? (
        !cobbler && <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid border-line border-t">
          {upkeep.map((one) => {
            const { id, what, day, cost, note } = one;
            return (
              <li className="flex items-center gap-4 border-line border-b py-1.5" key={id}>
                <div className="grid min-w-0 flex-1">
                  <p>{copy.works[what]}</p>
                  <p className="wrap-anywhere text-note text-ink-soft">
                    {joinFacts([formatDay(day), note].filter(Boolean))}
                  </p>
                </div>
                <p className={cost === null ? 'text-note text-ink-soft' : 'tabular'}>
                  {cost === null ? copy.noCost : formatWorth(cost)}
                </p>
                <OnlineOnly>
                  <IconButton
                    className="-mr-2.5"
                    disabled={remove.isPending}
                    label={copy.remove(copy.works[what], formatDay(day))}
                    onClick={() => remove.mutate(one)}
                  >
                    <Trash2 size={18} />
                  </IconButton>
                </OnlineOnly>
              </li>
            );
          })}
        </ul>
      )}
      {upkeepCost > 0 && <p className="text-note text-ink-soft">{copy.total(formatWorth(upkeepCost))}</p>}
      {adding && <UpkeepDialog item={item} onClose={() => setAdding(false)} />}
    </section>
  );
}
