import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import { useMoveGarments } from '#web/garments/homes/use-house-changes.ts';
import { houseName, useHouses } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';

const { trip: copy } = homesCopy;

interface TakenThereProps {
  to: string | null;
  pieces: readonly WardrobeItem[];
  waiting: readonly WardrobeItem[];
}

export function TakenThere({ to, pieces, waiting }: TakenThereProps) {
  const houses = useHouses();
  const move = useMoveGarments();
  const name = houseName(houses, to);
  const carried = pieces.filter(({ home }) => home !== to);
  return (
    <div className="grid gap-5">
      {waiting.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-medium font-sans text-[0.9375rem] tracking-normal">
            {copy.waiting(waiting.length, name)}
          </h3>
          <ul className="grid grid-cols-5 gap-2 sm:grid-cols-8">
            {waiting.map((piece) => (
              <li className="grid content-start gap-1" key={piece.id}>
                <GarmentPicture alt="" photo={piece.photo} />
                <span className="line-clamp-2 text-note leading-snug">{piece.name}</span>
                <span className="text-note text-ink-soft">{copy.there}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-y py-3 print:hidden">
        <p>
          <span className="font-medium">{copy.toPack(pieces.length)}</span>
          {carried.length > 0 && <span className="block text-note text-ink-soft">{copy.takeHint(name)}</span>}
        </p>
        {pieces.length > 0 && (
          <OnlineOnly>
            <Button
              disabled={carried.length === 0}
              onClick={() => move.mutate({ garmentIds: carried.map(({ id }) => id), to })}
              size="s"
            >
              {carried.length === 0 ? copy.taken : copy.take}
            </Button>
          </OnlineOnly>
        )}
      </div>
    </div>
  );
}
