import type { PicturePart } from '#contract/inspirations.ts';
import { classes } from '#web/components/classes.ts';
import { garmentShadow, paperLook } from '#web/components/pictures/paper-look.ts';

/** The cut-out, or the colour where there is none. */
export function SeenPicture({ part }: { part: PicturePart }) {
  return (
    <span className={classes('grid aspect-4/5 place-items-center overflow-hidden rounded-photo', paperLook)}>
      <Seen className="p-[6%]" part={part} />
    </span>
  );
}

function Seen({ part, className }: { part: PicturePart; className: string }) {
  if (!part.picture)
    return (
      <span
        aria-hidden="true"
        className="aspect-square w-1/2 rounded-full border border-line"
        style={{ backgroundColor: part.seen.colors[0]?.hex }}
      />
    );
  return (
    <img
      alt=""
      className={classes('size-full object-contain', garmentShadow, className)}
      decoding="async"
      draggable={false}
      loading="lazy"
      src={part.picture}
    />
  );
}

const shown = 4;

export function SeenCollage({ parts, className }: { parts: readonly PicturePart[]; className?: string }) {
  const some = parts.slice(0, shown);
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid aspect-4/5 gap-1 overflow-hidden rounded-photo p-2',
        paperLook,
        some.length > 1 && 'grid-cols-2',
        className,
      )}
    >
      {some.map((part, place) => (
        <span
          className={classes(
            'relative grid min-h-0 min-w-0 place-items-center',
            some.length === 3 && place === 0 && 'row-span-2',
          )}
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
          key={place}
        >
          <Seen className="absolute inset-0" part={part} />
        </span>
      ))}
    </span>
  );
}
