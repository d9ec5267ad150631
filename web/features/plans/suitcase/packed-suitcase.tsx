import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { categoryNames, occasionNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { useMoveGarments } from '#web/garments/homes/use-house-changes.ts';
import { houseName, useHouses } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { type DayDraft, toDayWish } from '../day-wishes.ts';
import { formatLongDay, formatShortDay } from '../days.ts';
import { ListActions } from '../list-actions.tsx';
import { usePlanChanges } from '../use-plan-changes.ts';

interface PackedSuitcaseProps {
  days: readonly DayDraft[];
  looks: readonly (Look | null)[];
  garmentIds: readonly string[];
  items: readonly WardrobeItem[];
  /** The house that the trip goes to; undefined for another place. */
  to: string | null | undefined;
}

export function PackedSuitcase({ days, looks, garmentIds, items, to }: PackedSuitcaseProps) {
  const copy = outfitViewsCopy.suitcase;
  const [inside, setInside] = useState<ReadonlySet<string>>(new Set());
  const { add } = usePlanChanges();
  // As it was when the suitcase was packed: what is taken stays on the list.
  const [thereBefore] = useState(
    () => new Set(items.flatMap(({ id, home }) => (to !== undefined && home === to ? [id] : []))),
  );
  const all = garmentsById(garmentIds, items);
  const pieces = all.filter(({ id }) => !thereBefore.has(id));
  const waiting = all.filter(({ id }) => thereBefore.has(id));
  const shelves = categories
    .map((category) => ({ category, pieces: pieces.filter((piece) => piece.category === category) }))
    .filter((shelf) => shelf.pieces.length > 0);
  const toggle = (id: string) => {
    const next = new Set(inside);
    if (!next.delete(id)) next.add(id);
    setInside(next);
  };
  const keep = () =>
    add.mutate(
      days.flatMap((draft, index) => {
        const look = looks[index];
        return look ? [{ day: draft.day, look: { ...toDayWish(draft), garmentIds: look.garmentIds } }] : [];
      }),
    );
  return (
    <section aria-labelledby="maleta-hecha" className="grid content-start gap-8" data-print>
      <div className="grid gap-3">
        <h2 className="text-title-m" id="maleta-hecha">
          {copy.result(all.length, days.length)}
        </h2>
        <ListActions lines={pieces.map(({ name }) => name)} title={copy.listTitle(days.length)} />
        <p aria-live="polite" className="tabular text-note text-ink-soft print:hidden">
          {copy.packed(inside.size, pieces.length)}
        </p>
      </div>
      {to !== undefined && <TakenThere pieces={pieces} to={to} waiting={waiting} />}
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {shelves.map((shelf) => (
          <section key={shelf.category}>
            <h3 className="border-ink border-b pb-1 font-medium font-sans text-[0.9375rem] tracking-normal">
              {categoryNames[shelf.category]}
            </h3>
            <ul>
              {shelf.pieces.map((piece) => (
                <li className="border-line border-b" key={piece.id}>
                  <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
                    <input
                      checked={inside.has(piece.id)}
                      className="size-5 shrink-0 accent-burgundy"
                      onChange={() => toggle(piece.id)}
                      type="checkbox"
                    />
                    <GarmentPicture alt="" className="size-11 shrink-0" photo={piece.photo} />
                    <span className={inside.has(piece.id) ? 'text-ink-soft line-through' : undefined}>
                      {piece.name}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-title-s">{copy.eachDay}</h3>
          <OnlineOnly>
            <Button
              className="print:hidden"
              disabled={add.isSuccess}
              icon={<CalendarPlus size={18} />}
              loading={add.isPending}
              onClick={keep}
              size="s"
              variant="secondary"
            >
              {add.isSuccess ? copy.saved : copy.save}
            </Button>
          </OnlineOnly>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 2xl:grid-cols-4">
          {days.map((draft, index) => {
            const look = looks[index];
            return (
              <li className="grid content-start gap-1" key={draft.day}>
                <h4 className="tabular font-medium font-sans text-note tracking-normal">
                  <span aria-hidden="true">{formatShortDay(draft.day)}</span>
                  <span className="sr-only">{formatLongDay(draft.day)}</span>
                  <span className="font-normal text-ink-soft"> · {occasionNames[draft.occasion]}</span>
                </h4>
                {look ? (
                  <>
                    <FlatLayBoard
                      assembling
                      label={look.name}
                      pieces={garmentsById(look.garmentIds, items)}
                    />
                    <p className="text-note leading-snug">{look.name}</p>
                  </>
                ) : (
                  <p className="grid aspect-4/5 place-content-center rounded-photo bg-paper-sunken px-3 text-center text-note text-ink-soft">
                    {copy.nothing}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </section>
  );
}

const { trip: copy } = homesCopy;

interface TakenThereProps {
  to: string | null;
  pieces: readonly WardrobeItem[];
  waiting: readonly WardrobeItem[];
}

function TakenThere({ to, pieces, waiting }: TakenThereProps) {
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
