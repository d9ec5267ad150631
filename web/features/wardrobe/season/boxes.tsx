import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { seasonCopy } from '#web/copy/season.ts';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { Box } from './stored-season.ts';
import { TickGrid } from './tick-tile.tsx';
import { movesOf, reverseOf, useMoves } from './use-moves.ts';
import type { SeasonChange } from './use-season.ts';

const { boxes: copy } = seasonCopy;

export function Boxes({ season, items }: { season: SeasonChange; items: readonly WardrobeItem[] }) {
  const { boxes, unboxed, back, leaving, change, today } = season;
  const moves = useMoves();
  const backIds = back.map(({ id }) => id);
  const save = () => {
    const reverse = reverseOf([...back, ...leaving]);
    moves.mutate(movesOf(backIds, boxes), {
      onSuccess: () => change({ step: 'done', done: { day: today, back: backIds, boxes, reverse } }),
      onError: (error) => notifyError(copy.failed, messageOf(error, copy.failedText)),
    });
  };
  const isEmpty = backIds.length + leaving.length === 0;
  return (
    <div className="grid gap-10">
      {leaving.length === 0 && <p className="max-w-[60ch] text-lg text-ink-soft">{copy.nothing}</p>}
      {unboxed.length > 0 && <Packing season={season} />}
      {boxes.length > 0 && (
        <ul className="grid border-line border-t">
          {boxes.map((box) => (
            <PackedBox
              box={box}
              items={items}
              key={box.place}
              onEmpty={() => change({ boxes: boxes.filter((one) => one !== box) })}
            />
          ))}
        </ul>
      )}
      <div className="grid gap-3 border-line border-t pt-5">
        <p className="text-ink-soft" role="status">
          {unboxed.length > 0 ? copy.waiting(unboxed.length) : copy.summary(leaving.length, backIds.length)}
        </p>
        <div className="flex flex-wrap gap-3">
          <OnlineOnly>
            <Button disabled={unboxed.length > 0 || isEmpty} loading={moves.isPending} onClick={save}>
              {copy.save}
            </Button>
          </OnlineOnly>
          <Button onClick={() => change({ step: 'away' })} variant="ghost">
            {seasonCopy.back}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Packing({ season }: { season: SeasonChange }) {
  const { boxes, unboxed, places, change } = season;
  const [place, setPlace] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const picked = unboxed.filter(({ id }) => !left.has(id));
  const written = place.trim();
  const isFull = boxes.length >= limits.moves.placesMax - 1 && !boxes.some((box) => box.place === written);
  const put = () => {
    const ids = picked.map(({ id }) => id);
    const known = boxes.find((box) => box.place === written);
    change({
      boxes: known
        ? boxes.map((box) => (box === known ? { place: written, ids: [...box.ids, ...ids] } : box))
        : [...boxes, { place: written, ids }],
    });
    setPlace('');
    setLeft(new Set());
  };
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked.length > 0 && !isFull) put();
      }}
    >
      <p className="-mt-4 max-w-[60ch] text-ink-soft">{copy.lead}</p>
      <TickGrid
        isTicked={({ id }) => !left.has(id)}
        items={unboxed}
        onTick={(ids, ticked) => {
          const next = new Set(left);
          for (const id of ids) ticked ? next.delete(id) : next.add(id);
          setLeft(next);
        }}
        title={copy.left(unboxed.length)}
      />
      <div className="grid max-w-xl gap-3">
        <Field error={isFull ? copy.tooMany(limits.moves.placesMax - 1) : undefined} label={copy.place}>
          <TextInput
            autoComplete="off"
            maxLength={limits.garment.placeMax}
            onValueChange={setPlace}
            placeholder={copy.example}
            value={place}
          />
        </Field>
        {places.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{copy.known}</legend>
            {places.map((known) => (
              <ToggleChip key={known} onPressedChange={() => setPlace(known)} pressed={known === written}>
                {known}
              </ToggleChip>
            ))}
          </fieldset>
        )}
        <Button className="w-fit" disabled={picked.length === 0 || isFull} type="submit" variant="secondary">
          {copy.put(picked.length, written)}
        </Button>
      </div>
    </form>
  );
}

const shownPictures = 6;

interface PackedBoxProps {
  box: Box;
  items: readonly WardrobeItem[];
  onEmpty: () => void;
}

function PackedBox({ box: { place, ids }, items, onEmpty }: PackedBoxProps) {
  const name = place || seasonCopy.noPlace;
  const inside = garmentsById(ids, items);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-line border-b py-4">
      <PackageOpen className="text-burgundy-text" size={22} />
      <div className="grid gap-0.5">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="tabular text-note text-ink-soft">{copy.garments(ids.length)}</p>
      </div>
      <Button aria-label={copy.empty(name)} onClick={onEmpty} size="s" variant="ghost">
        {copy.emptyShort}
      </Button>
      <div aria-hidden="true" className="col-start-2 col-end-4 flex gap-2">
        {inside.slice(0, shownPictures).map(({ id, photo }) => (
          <GarmentPicture alt="" className="aspect-4/5 w-11 shrink-0" key={id} photo={photo} />
        ))}
      </div>
    </li>
  );
}
