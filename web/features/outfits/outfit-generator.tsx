import { ChevronDown, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { trustLimits } from '#contract/trust.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { WishDetails } from './composing/composing-parts.ts';
import { type Moment, useGenerateOutfits } from './use-generate-outfits.ts';

interface OutfitGeneratorProps {
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
  items: readonly WardrobeItem[];
  onGenerated: (outfitIds: string[]) => void;
  onScan: () => void;
}

const occasionOptions = occasions.map((value) => ({ value, label: occasionNames[value] }));
const seasonOptions = seasons.map((value) => ({ value, label: seasonNames[value] }));

export function OutfitGenerator({ allowance, items, onGenerated, onScan }: OutfitGeneratorProps) {
  const [moment, setMoment] = useState<Moment>(() => ({
    occasion: 'casual',
    season: seasonOfMonth(new Date()),
  }));
  const [detailed, setDetailed] = useState(false);
  const detailsId = useId();
  const itemCount = items.length;
  const change = (fields: Partial<Moment>) => setMoment((current) => ({ ...current, ...fields }));
  // The missing pieces no longer apply after the wardrobe has changed.
  const [itemCountAsked, setItemCountAsked] = useState(itemCount);
  const generate = useGenerateOutfits(onGenerated);
  const copy = outfitsCopy.generator;
  const { wish } = composingCopy;
  const { generationsPerDay, generationsToday } = allowance;
  const tooSmall = generate.error instanceof ApiError && generate.error.code === 'wardrobe_too_small';
  const missing = tooSmall
    ? [messageOf(generate.error, copy.toasts.failed)]
    : (generate.data?.missing.map(({ message }) => message) ?? []);
  return (
    <section aria-labelledby="generador" className="mb-4 border-ink border-y py-3 sm:mb-8 sm:py-6">
      <div className="grid items-end gap-x-10 sm:gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className="grid gap-1.5">
          <h2 className="flex items-center gap-2.5 text-title-m max-sm:sr-only" id="generador">
            {wardrobeCopy.generator.title}
          </h2>
          <p className="max-w-[52ch] text-ink-soft max-sm:hidden">{wardrobeCopy.generator.lead}</p>
        </div>
        <form
          className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            setItemCountAsked(itemCount);
            generate.mutate(moment);
          }}
        >
          <Field label={common.occasion} required>
            <Select
              // An event implies its occasion: choosing another occasion clears the event.
              onValueChange={(occasion) => change({ occasion, event: null })}
              options={occasionOptions}
              value={moment.occasion}
            />
          </Field>
          <Field label={common.season} required>
            <Select
              onValueChange={(season) => change({ season })}
              options={seasonOptions}
              value={moment.season}
            />
          </Field>
          <Button
            className="col-span-2 sm:col-span-1"
            icon={<Sparkles size={18} />}
            loading={generate.isPending}
            type="submit"
          >
            {generate.isPending ? copy.busy : copy.button}
          </Button>
          {generationsPerDay <= trustLimits.generations.each.member && (
            <p className="tabular col-span-full -mt-1 text-note text-ink-soft">
              {copy.left(Math.max(0, generationsPerDay - generationsToday), generationsPerDay)}
            </p>
          )}
          <button
            aria-controls={detailed ? detailsId : undefined}
            aria-expanded={detailed}
            className="col-span-full -mt-1 -mb-2 flex min-h-11 w-fit items-center gap-1.5 text-[0.9375rem] underline-offset-4 hover:underline"
            onClick={() => setDetailed(!detailed)}
            onPointerEnter={() => void WishDetails.preload().catch(() => {})}
            type="button"
          >
            {detailed ? wish.close : wish.open}
            <ChevronDown
              className={classes('transition-transform duration-200', detailed && 'rotate-180')}
              size={18}
            />
          </button>
        </form>
      </div>
      <div className={detailed ? 'mt-6' : undefined} id={detailsId}>
        {detailed && <WishDetails items={items} moment={moment} onChange={change} />}
      </div>
      {generate.data?.proven === false && (
        <p className="mt-6 max-w-[70ch] text-ink-soft" role="status">
          {composingCopy.unproven}
        </p>
      )}
      {missing.length > 0 && itemCount === itemCountAsked && (
        <MissingPieces messages={missing} onScan={onScan} />
      )}
    </section>
  );
}

function MissingPieces({ messages, onScan }: { messages: readonly string[]; onScan: () => void }) {
  const copy = outfitsCopy.generator;
  return (
    <aside className="mt-6 flex flex-wrap items-center justify-between gap-4 bg-ochre-veil px-5 py-4">
      <div className="grid gap-1">
        <h3 className="font-medium font-sans text-base text-ochre tracking-normal">{copy.missingTitle}</h3>
        <ul className="grid gap-0.5">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onScan} size="s" variant="secondary">
        {copy.scanMore}
      </Button>
    </aside>
  );
}
