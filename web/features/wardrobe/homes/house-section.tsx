import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { categories } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { useDeleteHome, useGoTo } from '#web/garments/homes/use-house-changes.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { useUser } from '#web/session.ts';

interface HouseSectionProps {
  home: Home | null;
  items: readonly WardrobeItem[];
  isHere: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onRename: (home: Home) => void;
}

/** Three rows on a desktop. */
const shownAtFirst = 24;

export function HouseSection(props: HouseSectionProps) {
  const { home, items, isHere, selected, onSelect, onRename } = props;
  const title = useId();
  const [all, setAll] = useState(false);
  const sorted = items.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category));
  const shown = all ? sorted : sorted.slice(0, shownAtFirst);
  const isAllSelected = items.length > 0 && items.every(({ id }) => selected.has(id));
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    onSelect(next);
  };
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink border-b pb-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="wrap-anywhere text-title-m" id={title}>
            {home?.name ?? copy.main}
          </h2>
          <p className="tabular text-ink-soft">{copy.count(items.length)}</p>
        </div>
        <div className="flex items-center gap-1">
          {items.length > 1 && (
            <OnlineOnly>
              <Button
                onClick={() =>
                  toggle(
                    items.map(({ id }) => id),
                    !isAllSelected,
                  )
                }
                size="s"
                variant="ghost"
              >
                {isAllSelected ? copy.selectNone : copy.selectAll}
              </Button>
            </OnlineOnly>
          )}
          <HereChip home={home} isHere={isHere} />
          {home && <HouseMenu home={home} onRename={() => onRename(home)} />}
        </div>
      </div>
      {items.length === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">{copy.nothing(home?.name ?? '')}</p>
      ) : (
        <ul className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-6 sm:gap-x-4 lg:grid-cols-8">
          {shown.map((item) => (
            <Tile
              isSelected={selected.has(item.id)}
              item={item}
              key={item.id}
              onToggle={(on) => toggle([item.id], on)}
            />
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)} size="s" variant="secondary">
          {copy.all(items.length)}
        </Button>
      )}
    </section>
  );
}

function HereChip({ home, isHere }: Pick<HouseSectionProps, 'home' | 'isHere'>) {
  const { ward } = useUser();
  const goTo = useGoTo();
  const isMainHere = isHere && home === null;
  const go = () =>
    !isMainHere &&
    goTo.mutate(isHere ? null : (home?.id ?? null), {
      onSuccess: () => void notifySuccess(copy.nowHere(isHere ? '' : (home?.name ?? ''))),
    });
  return (
    <OnlineOnly>
      {/* The main house is left by going to another. */}
      <ToggleChip onPressedChange={go} pressed={isHere}>
        <MapPin size={16} />
        {ward ? copy.hereOf(ward.name) : copy.here}
      </ToggleChip>
    </OnlineOnly>
  );
}

function HouseMenu({ home, onRename }: { home: Home; onRename: () => void }) {
  const remove = useDeleteHome();
  return (
    <OnlineOnly>
      <MoreMenu
        items={[
          { label: copy.rename, onSelect: onRename },
          { label: copy.remove, onSelect: () => remove.mutate(home), danger: true },
        ]}
        label={copy.more(home.name)}
      />
    </OnlineOnly>
  );
}

interface TileProps {
  item: WardrobeItem;
  isSelected: boolean;
  onToggle: (on: boolean) => void;
}

function Tile({ item, isSelected, onToggle }: TileProps) {
  return (
    <li>
      <label className="group relative grid cursor-pointer gap-1.5 rounded-photo has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2">
        <OnlineOnly>
          <input
            aria-label={copy.select(item.name)}
            checked={isSelected}
            className="absolute top-1.5 left-1.5 z-10 size-5 accent-burgundy"
            onChange={(event) => onToggle(event.currentTarget.checked)}
            type="checkbox"
          />
        </OnlineOnly>
        <GarmentPicture
          alt=""
          className="aspect-4/5 outline-2 outline-transparent outline-offset-1 transition-[outline-color] duration-150 group-has-checked:outline-ink"
          photo={item.photo}
        />
        <span className="line-clamp-2 text-note leading-snug">{item.name}</span>
      </label>
    </li>
  );
}
