import { ArrowRight, Shuffle } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { common } from '#web/copy/common.ts';
import { landing } from '#web/copy/landing.ts';
import { samples } from '#web/copy/samples.ts';
import { language } from '#web/language.ts';
import { paths, serverPaths } from '#web/paths.ts';
import type { ComposedSample, Day } from '#web/samples/compose.ts';
import { describePieces } from '#web/samples/describe-pieces.ts';
import { SampleBoard } from '#web/samples/sample-board.tsx';
import { meeting } from '#web/samples/sample-outfits.ts';

const { hero: copy } = landing;

/** On phones the questions come between the picture and the verdict, so that both are seen to change. */
export function Hero() {
  const { outfit, state, form, propose } = useHeroOutfit();
  return (
    <section className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 px-5 pt-10 pb-20 sm:px-8 sm:pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-28">
      <div className="grid content-start gap-6 max-lg:pb-4 sm:gap-8">
        <h1 className="text-display tracking-[-0.03em] lg:pb-3">{copy.title}</h1>
        <p className="max-w-[44ch] text-lg text-ink-soft sm:text-xl">{copy.text}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink
            icon={<ArrowRight className="order-last" size={20} />}
            to={serverPaths.demoLogin}
            toServer
          >
            {copy.start}
          </ButtonLink>
          <ButtonLink to={paths.register} variant="secondary">
            {common.createAccount}
          </ButtonLink>
        </div>
        <p className="max-w-[48ch] text-note text-ink-soft">{copy.note}</p>
      </div>
      <HeroOutfit outfit={outfit}>
        <DayPicker form={form} onPropose={propose} state={state} />
      </HeroOutfit>
    </section>
  );
}

function HeroOutfit({ outfit, children }: { outfit: ComposedSample; children: ReactNode }) {
  const inWords = describePieces(outfit);
  return (
    <figure aria-label={copy.result} className="contents">
      <SampleBoard assembling eager key={inWords} label={copy.board(inWords)} outfit={outfit} />
      {children}
      <figcaption aria-live="polite" className="grid content-start gap-4 border-ink border-t pt-4">
        <div className="flex items-start justify-between gap-6">
          <span className="grid gap-1">
            <span className="font-serif text-title-s">{outfit.name}</span>
            <span className="text-note text-ink-soft">
              {copy.day(occasionNames[outfit.occasion], seasonNames[outfit.season])}
            </span>
          </span>
          <span className="tabular shrink-0 font-serif text-burgundy-text text-title-l">
            {outfit.score}
            <span className="font-sans text-note text-ink-soft"> {copy.scoreLabel}</span>
          </span>
        </div>
        <ul aria-label={copy.why} className="grid gap-1.5 text-[0.9375rem] text-ink-soft">
          {outfit.reasons.slice(0, 3).map((reason) => (
            <li className="border-line border-t pt-1.5" key={reason}>
              {reason}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const occasionOptions = occasions.map((value) => ({ value, label: occasionNames[value] }));
const seasonOptions = seasons.map((value) => ({ value, label: seasonNames[value] }));

interface DayPickerProps {
  form: RefObject<HTMLFormElement | null>;
  onPropose: (what: 'best' | 'another') => void;
  state: ComposingState;
}

/** Uncontrolled radio buttons keep what was picked before hydration. */
function DayPicker({ form, onPropose, state }: DayPickerProps) {
  return (
    <form
      aria-label={copy.try}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 border-ink border-t pt-4"
      onChange={() => onPropose('best')}
      onSubmit={(event) => {
        event.preventDefault();
        onPropose('another');
      }}
      ref={form}
    >
      <p className="font-serif text-title-s">{copy.try}</p>
      <RadioChips
        initial={meeting.occasion}
        label={common.occasion}
        name="occasion"
        options={occasionOptions}
      />
      <RadioChips initial={meeting.season} label={common.season} name="season" options={seasonOptions} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Shuffle size={18} />}
          loading={state === 'composing'}
          size="s"
          type="submit"
          variant="secondary"
        >
          {copy.another}
        </Button>
        <p className="text-burgundy-text text-note" role="alert">
          {state === 'failed' && copy.failed}
        </p>
      </div>
    </form>
  );
}

interface RadioChipsProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

function RadioChips({ name, label, options, initial }: RadioChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-note text-ink-soft">{label}</legend>
      <div className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 max-sm:-mx-5 max-sm:px-5 sm:flex-wrap">
        {options.map((option) => (
          <label
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-photo border border-line-strong px-3.5 text-[0.9375rem] transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2"
            key={option.value}
          >
            <input
              className="sr-only"
              defaultChecked={option.value === initial}
              name={name}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ComposingState = 'still' | 'composing' | 'failed';

const cover: Day = meeting;

function dayIn(form: HTMLFormElement | null): Day {
  const fields = form ? new FormData(form) : null;
  return {
    occasion: (fields?.get('occasion') as Occasion | null) ?? cover.occasion,
    season: (fields?.get('season') as Season | null) ?? cover.season,
  };
}

const isSameDay = (a: Day, b: Day) => a.occasion === b.occasion && a.season === b.season;

function useHeroOutfit() {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<ComposedSample>(meeting);
  const [state, setState] = useState<ComposingState>('still');
  const proposal = useRef(0);
  const asked = useRef(0);

  async function propose(what: 'best' | 'another') {
    const day = dayIn(form.current);
    proposal.current = what === 'another' ? proposal.current + 1 : 0;
    asked.current += 1;
    const turn = asked.current;
    setState('composing');
    try {
      const { composeFor } = await import('#web/samples/compose.ts');
      // Only the latest request counts.
      if (turn !== asked.current) return;
      const outfits = composeFor(day, language, samples.garments);
      const outfit = outfits[proposal.current % outfits.length];
      if (outfit) setShown(outfit);
      setState('still');
    } catch {
      if (turn === asked.current) setState('failed');
    }
  }

  const arrive = useRef(propose);
  useEffect(() => {
    // The form may have changed before hydration or through the back button.
    if (!isSameDay(dayIn(form.current), cover)) void arrive.current('best');
  }, []);

  return { outfit: shown, state, form, propose };
}
