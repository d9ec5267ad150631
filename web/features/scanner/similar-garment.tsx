import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatDay } from '#web/format/dates.ts';

interface SimilarGarmentProps {
  owned: WardrobeItem;
  undoing: boolean;
  onUndo: () => void;
  onDistinct: () => void;
  onView: () => void;
}

export function SimilarGarment({ owned, undoing, onUndo, onDistinct, onView }: SimilarGarmentProps) {
  const copy = scannerCopy.similar;
  return (
    <section className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-ochre border-l-3 bg-ochre-veil p-4 sm:grid-cols-[6.5rem_1fr]">
      <button
        aria-label={copy.view}
        className="self-start rounded-photo sm:row-span-2"
        onClick={onView}
        type="button"
      >
        <GarmentPicture alt={owned.name} photo={owned.photo} />
      </button>
      <div className="grid content-start gap-1">
        <h3 className="font-medium font-sans text-base tracking-normal">{copy.title}</h3>
        <p className="text-[0.9375rem] text-ink-soft">{copy.text(owned.name, formatDay(owned.createdAt))}</p>
        <button
          className="min-h-11 justify-self-start text-[0.9375rem] underline underline-offset-4"
          onClick={onView}
          type="button"
        >
          {copy.view}
        </button>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2">
        <Button loading={undoing} onClick={onUndo} size="s" variant="secondary">
          {copy.same}
        </Button>
        <Button onClick={onDistinct} size="s" variant="ghost">
          {copy.distinct}
        </Button>
      </div>
    </section>
  );
}
