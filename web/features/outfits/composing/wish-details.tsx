import { useMutation } from '@tanstack/react-query';
import { CloudRain, MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { eventGroupLabels, eventLabels } from '#contract/event-labels.ts';
import { type EventGroup, type EventName, eventGroups, occasionOfEvent } from '#contract/events.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import type { Category } from '#contract/vocabulary.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Select, type SelectOption } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { locateDevice } from '#web/device-location.ts';
import { PieceTray } from '#web/features/outfits/builder/piece-tray.tsx';
import { parseTemperature } from '#web/format/temperature.ts';
import type { Moment } from '../use-generate-outfits.ts';

const copy = composingCopy.wish;

const noEvent = 'none';
type EventChoice = EventName | typeof noEvent;
const eventOptions: readonly SelectOption<EventChoice>[] = [
  { value: noEvent, label: copy.anyEvent },
  ...(Object.keys(eventGroups) as EventGroup[]).flatMap((group) =>
    eventGroups[group].map((value) => ({ value, label: eventLabels[value], group: eventGroupLabels[group] })),
  ),
];

const house = 'house';
const eyes = [house, 'maya', 'valentina'] as const;

interface WishDetailsProps {
  moment: Moment;
  items: readonly WardrobeItem[];
  onChange: (change: Partial<Moment>) => void;
}

export function WishDetails({ moment, items, onChange }: WishDetailsProps) {
  const { event, advisor, temperatureC = null, rain = false, mustInclude = [], mustAvoid = [] } = moment;
  const without = (ids: readonly string[], taken: readonly string[]) =>
    ids.filter((id) => !taken.includes(id));
  return (
    <div className="grid gap-x-10 gap-y-6 border-line border-t pt-6 md:grid-cols-2">
      <div className="grid content-start gap-6">
        <Field label={copy.event}>
          <Select
            onValueChange={(value) =>
              onChange(
                value === noEvent ? { event: null } : { event: value, occasion: occasionOfEvent(value) },
              )
            }
            options={eventOptions}
            value={event ?? noEvent}
          />
        </Field>
        <DayFields onChange={onChange} rain={rain} temperatureC={temperatureC} />
      </div>
      <div className="grid content-start gap-6">
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="font-medium text-[0.9375rem]">
            {copy.eye}
          </p>
          <Segmented
            label={copy.eye}
            onValueChange={(eye) => onChange({ advisor: eye === house ? null : eye })}
            options={eyes.map((value) => ({ value, label: copy.eyes[value] }))}
            value={advisor ?? house}
          />
          <p className="text-note text-ink-soft">{copy.eyeNotes[advisor ?? house]}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <WishPieces
            chosen={mustInclude}
            items={items}
            label={copy.include}
            max={limits.wish.mustIncludeMax}
            none={copy.noneIncluded}
            onChange={(ids) => onChange({ mustInclude: ids, mustAvoid: without(mustAvoid, ids) })}
            title={copy.includeTitle}
          />
          <WishPieces
            chosen={mustAvoid}
            items={items}
            label={copy.avoid}
            max={limits.wish.mustAvoidMax}
            none={copy.noneAvoided}
            onChange={(ids) => onChange({ mustAvoid: ids, mustInclude: without(mustInclude, ids) })}
            title={copy.avoidTitle}
          />
        </div>
      </div>
    </div>
  );
}

interface WishPiecesProps {
  label: string;
  none: string;
  title: string;
  items: readonly WardrobeItem[];
  chosen: readonly string[];
  max: number;
  onChange: (ids: string[]) => void;
}

function WishPieces({ label, none, title, items, chosen, max, onChange }: WishPiecesProps) {
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

interface Air {
  temperatureC: number | null;
  rain: boolean;
}

interface DayFieldsProps extends Air {
  onChange: (air: Partial<Air>) => void;
}

function DayFields({ temperatureC, rain, onChange }: DayFieldsProps) {
  const copy = composingCopy.wish;
  const weather = useWeatherHere();
  const [typed, setTyped] = useState(temperatureC === null ? '' : String(temperatureC));
  const read = parseTemperature(typed);
  const { min, max } = limits.temperature;

  function write(text: string) {
    setTyped(text);
    const value = parseTemperature(text);
    onChange({ temperatureC: Number.isNaN(value) ? null : value });
  }

  const askHere = () =>
    weather.mutate(undefined, {
      onSuccess: (found) => {
        setTyped(String(found.temperatureC));
        onChange(found);
      },
    });

  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          className="w-36"
          error={Number.isNaN(read) ? copy.temperatureRange(min, max) : undefined}
          label={copy.temperature}
        >
          {(control) => (
            <span className="relative block">
              <TextInput
                {...control}
                autoComplete="off"
                className="tabular pr-11"
                inputMode="text"
                maxLength={5}
                onValueChange={write}
                value={typed}
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
              >
                °C
              </span>
            </span>
          )}
        </Field>
        <ToggleChip className="mt-[1.9rem]" onPressedChange={(on) => onChange({ rain: on })} pressed={rain}>
          <CloudRain size={18} />
          {copy.rain}
        </ToggleChip>
      </div>
      <Button
        className="w-fit"
        icon={<MapPin size={18} />}
        loading={weather.isPending}
        onClick={askHere}
        size="s"
        variant="secondary"
      >
        {weather.isPending ? copy.hereBusy : copy.here}
      </Button>
      <p aria-live="polite" className="text-note text-ink-soft">
        {weather.isError ? (
          <span className="text-burgundy-text">{weatherFailure(weather.error)}</span>
        ) : weather.data ? (
          <>
            {copy.found(weather.data.temperatureC, weather.data.rain)} {copy.source}
          </>
        ) : (
          `${copy.temperatureHint} ${copy.hereNote}`
        )}
      </p>
    </div>
  );
}

const useWeatherHere = () =>
  useMutation({
    mutationFn: async () => api('GET /api/weather', { query: await locateDevice() }),
    retry: false,
  });

function weatherFailure(error: unknown): string {
  if (!(error instanceof GeolocationPositionError)) return messageOf(error, copy.failed);
  return error.code === error.PERMISSION_DENIED ? copy.denied : copy.unknownPlace;
}
