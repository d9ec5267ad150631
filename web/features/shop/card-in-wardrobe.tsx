import { Copy, Shirt } from 'lucide-react';
import { storeCopy } from '#web/copy/store.ts';
import type { ColorInWardrobe } from './in-wardrobe.ts';

const { wardrobe: copy } = storeCopy;

export function CardInWardrobe({ view }: { view: ColorInWardrobe }) {
  return (
    <div className="space-y-1 border-line border-t pt-2 text-[0.9375rem] leading-snug">
      {view.matches > 0 && (
        <p className="flex items-start gap-1.5 text-sage">
          <Shirt aria-hidden="true" className="mt-0.5" size={16} />
          {copy.matches(view.matches)}
        </p>
      )}
      {view.alike !== null && (
        <p className="flex items-start gap-1.5 text-ochre">
          <Copy aria-hidden="true" className="mt-0.5" size={16} />
          {copy.alike}
        </p>
      )}
      {view.matches === 0 && view.alike === null && <p className="text-ink-soft">{copy.noMatches}</p>}
    </div>
  );
}
