import { PackageOpen, X } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { seasonCopy } from '#web/copy/season.ts';
import { halfToCome, toPutAway, toTakeOut } from '#web/garments/season-change.ts';
import { seasonPath } from '#web/paths.ts';
import { keptBy, useUser } from '#web/session.ts';
import type { Place } from '#web/stored-place.ts';

const { invitation: copy } = seasonCopy;
const key = 'vestidor.temporada.despues';

function isDismissed(change: string): boolean {
  try {
    return localStorage.getItem(key) === change;
  } catch {
    return false;
  }
}

function dismiss(change: string): void {
  try {
    localStorage.setItem(key, change);
  } catch {
    // Storage is unavailable: it returns with the next visit.
  }
}

interface SeasonDueProps {
  items: readonly WardrobeItem[];
  day: string;
  place: Place | null;
}

/** In the weeks of the change. */
export function SeasonDue({ items, day, place }: SeasonDueProps) {
  const coming = halfToCome(day, place ? Number(place.latitude) : undefined);
  const change = `${keptBy(useUser())} ${day.slice(0, 4)} ${coming}`;
  const [hidden, setHidden] = useState(() => isDismissed(change));
  const [out, away] = [toTakeOut(items, coming).length, toPutAway(items, coming).length];
  if (hidden || out + away === 0) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-2.5">
      <PackageOpen className="shrink-0 text-burgundy-text" size={20} />
      <p className="grid min-w-0 flex-1 basis-52">
        {copy.title(coming)}
        <span className="tabular text-note text-ink-soft">{copy.counts(out, away)}</span>
      </p>
      <span className="flex items-center gap-1">
        <ButtonLink size="s" to={seasonPath} variant="secondary">
          {copy.start}
        </ButtonLink>
        <IconButton
          label={copy.dismiss}
          onClick={() => {
            dismiss(change);
            setHidden(true);
          }}
        >
          <X size={18} />
        </IconButton>
      </span>
    </div>
  );
}
