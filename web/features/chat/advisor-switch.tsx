import { useId } from 'react';
import { type Advisor, advisors } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { nameLook } from './advisor-look.ts';
import { AdvisorMark } from './advisor-mark.tsx';

interface AdvisorSwitchProps {
  label: string;
  value: Advisor;
  onValueChange: (advisor: Advisor) => void;
  lines?: Readonly<Record<Advisor, string>>;
  className?: string;
}

const chosen: Record<Advisor, string> = {
  maya: 'has-checked:after:h-[3px] has-checked:after:border-maya-gold has-checked:after:border-y',
  valentina: 'has-checked:after:h-[3px] has-checked:after:bg-valentina',
};

export function AdvisorSwitch({ label, value, onValueChange, lines, className }: AdvisorSwitchProps) {
  const name = useId();
  return (
    <fieldset className={classes('flex', lines ? 'gap-6 sm:gap-10' : 'gap-1', className)}>
      <legend className="sr-only">{label}</legend>
      {advisors.map((advisor) => (
        <label
          className={classes(
            'relative flex min-h-11 cursor-pointer items-center gap-2.5 text-ink-soft transition-colors duration-150 hover:text-ink has-checked:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:-outline-offset-2',
            'after:absolute after:inset-x-0 after:-bottom-px',
            lines ? 'py-2.5' : 'px-1.5',
            chosen[advisor],
          )}
          key={advisor}
        >
          <input
            checked={advisor === value}
            className="peer sr-only"
            name={name}
            onChange={() => onValueChange(advisor)}
            type="radio"
            value={advisor}
          />
          <span className="grayscale transition-[filter] duration-150 peer-checked:grayscale-0">
            <AdvisorMark advisor={advisor} size={lines ? 36 : 24} />
          </span>
          <span className="grid leading-tight">
            <span className={classes(nameLook[advisor], lines ? 'text-title-s' : 'text-[1.0625rem]')}>
              {advisorsCopy.names[advisor]}
            </span>
            {lines && <span className="text-note text-ink-soft max-sm:hidden">{lines[advisor]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
