import { X } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Category } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { PieceTray } from '../builder/piece-tray.tsx';

interface WishPiecesProps {
  label: string;
  none: string;
  title: string;
  items: readonly WardrobeItem[];
  chosen: readonly string[];
  max: number;
  onChange: (ids: string[]) => void;
}

export function WishPieces({ label, none, title, items, chosen, max, onChange }: WishPiecesProps) {
  const [choosing, setChoosing] = useState(false);
  const [category, setCategory] = useState<Category | null>(null);
  const copy = composingCopy.wish;
  const pieces = items.filter(({ id }) => chosen.includes(id));
  const without = (id: string) => onChange(chosen.filter((other) => other !== id));
  const toggle = (id: string) => {
    if (chosen.includes(id)) without(id);
    else if (chosen.length < max) onChange([...chosen, id]);
  };
  return (
    <div className="grid content-start gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3 border-line border-b">
        <p className="font-medium text-[0.9375rem]">{label}</p>
        <Button
          aria-label={`${pieces.length === 0 ? copy.choose : copy.change}: ${label}`}
          className="-mr-3"
          onClick={() => setChoosing(true)}
          size="s"
          variant="ghost"
        >
          {pieces.length === 0 ? copy.choose : copy.change}
        </Button>
      </div>
      {pieces.length === 0 ? (
        <p className="text-note text-ink-soft">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <button
                aria-label={copy.remove(piece.name)}
                className="group relative block w-14"
                onClick={() => without(piece.id)}
                title={copy.remove(piece.name)}
                type="button"
              >
                <GarmentPicture alt="" photo={piece.photo} />
                <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-ink text-paper">
                  <X size={14} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {choosing && (
        <Dialog
          footer={<Button onClick={() => setChoosing(false)}>{copy.done}</Button>}
          onClose={() => setChoosing(false)}
          title={title}
        >
          <PieceTray
            category={category}
            chosen={chosen}
            items={items}
            onCategory={setCategory}
            onToggle={({ id }) => toggle(id)}
          />
        </Dialog>
      )}
    </div>
  );
}
