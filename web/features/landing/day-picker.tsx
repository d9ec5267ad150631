import { Shuffle } from 'lucide-react';
import type { RefObject } from 'react';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { landing } from '#web/copy/landing.ts';
import { meeting } from '#web/samples/sample-outfits.ts';
import type { ComposingState } from './use-hero-outfit.ts';

const { hero: copy } = landing;
const occasionOptions = occasions.map((value) => ({ value, label: occasionNames[value] }));
const seasonOptions = seasons.map((value) => ({ value, label: seasonNames[value] }));

interface DayPickerProps {
  form: RefObject<HTMLFormElement | null>;
  onPropose: (what: 'best' | 'another') => void;
  state: ComposingState;
}

/** Uncontrolled radio buttons keep what was picked before hydration. */
export function DayPicker({ form, onPropose, state }: DayPickerProps) {
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
        label={copy.occasion}
        name="occasion"
        options={occasionOptions}
      />
      <RadioChips initial={meeting.season} label={copy.season} name="season" options={seasonOptions} />
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
