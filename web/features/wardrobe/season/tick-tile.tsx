import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { seasonCopy as copy } from '#web/copy/season.ts';

interface TickTileProps {
  item: WardrobeItem;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  note?: string;
  children?: ReactNode;
}

export function TickTile({ item, ticked, onTick, note, children }: TickTileProps) {
  return (
    <li className="grid content-start gap-1.5">
      <label className="relative grid cursor-pointer gap-1.5">
        <span
          className={classes(
            'relative block rounded-photo outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text',
            !ticked && 'opacity-55',
          )}
        >
          <GarmentPicture alt="" className="aspect-4/5" photo={item.photo} />
          <input
            checked={ticked}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => onTick(event.currentTarget.checked)}
            type="checkbox"
          />
          <span
            aria-hidden="true"
            className={classes(
              'absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-full border',
              ticked ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-paper-raised',
            )}
          >
            {ticked && <Check size={16} />}
          </span>
        </span>
        <span className="wrap-anywhere text-[0.9375rem] leading-snug">{item.name}</span>
      </label>
      {note && <p className="tabular text-note text-ink-soft">{note}</p>}
      {children}
    </li>
  );
}

interface TickGridProps {
  items: readonly WardrobeItem[];
  title: ReactNode;
  text?: string;
  actions?: ReactNode;
  /** Beside others in a row of three when it has few. */
  small?: boolean;
  isTicked: (item: WardrobeItem) => boolean;
  onTick: (ids: readonly string[], ticked: boolean) => void;
  note?: (item: WardrobeItem) => string;
  below?: (item: WardrobeItem) => ReactNode;
}

export function TickGrid(props: TickGridProps) {
  const { items, title, text, actions, small = false, isTicked, onTick, note, below } = props;
  const every = items.every(isTicked);
  const isSmall = small && items.length <= 2;
  return (
    <section className={classes('grid content-start gap-4', small && !isSmall && 'lg:col-span-full')}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-ink border-b pb-2">
        <div className="grid gap-1">
          <h3 className="text-title-s">{title}</h3>
          {text && <p className="max-w-[60ch] text-ink-soft">{text}</p>}
        </div>
        <div className="-mx-2 -my-1 flex flex-wrap gap-1">
          {actions}
          <Button
            className="px-2!"
            onClick={() =>
              onTick(
                items.map(({ id }) => id),
                !every,
              )
            }
            size="s"
            variant="ghost"
          >
            {every ? copy.none : copy.all}
          </Button>
        </div>
      </div>
      <ul
        className={classes(
          'grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-5',
          isSmall ? 'lg:grid-cols-2' : 'lg:grid-cols-6 2xl:grid-cols-8',
        )}
      >
        {items.map((item) => (
          <TickTile
            item={item}
            key={item.id}
            note={note?.(item)}
            onTick={(ticked) => onTick([item.id], ticked)}
            ticked={isTicked(item)}
          >
            {below?.(item)}
          </TickTile>
        ))}
      </ul>
    </section>
  );
}
