import type { Outfit } from '#contract/outfits.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { ChooseDayDialog } from './choose-day-dialog.tsx';
import { addDays } from './days.ts';
import { usePlanChanges } from './use-plan-changes.ts';

export function PlanOutfitDialog({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const { add } = usePlanChanges();
  const copy = plansCopy.when;
  return (
    <ChooseDayDialog
      confirm={plansCopy.choose.pick}
      day={addDays(todayInMadrid(), 1)}
      onChoose={(day) => add.mutate([{ day, outfitId: outfit.id }], { onSuccess: onClose })}
      onClose={onClose}
      pending={add.isPending}
      title={copy.title(outfit.name)}
    />
  );
}
