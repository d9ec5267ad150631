import { eventGroupLabels, eventLabels } from '#contract/event-labels.ts';
import { type EventGroup, type EventName, eventGroups, occasionOfEvent } from '#contract/events.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Select, type SelectOption } from '#web/components/forms/select.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import type { Moment } from '../use-generate-outfits.ts';
import { DayFields } from './day-fields.tsx';
import { WishPieces } from './wish-pieces.tsx';

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
