import { classes } from '#web/components/classes.ts';
import { auth } from '#web/copy/auth.ts';
import { passwordStrength, type StrengthLevel } from './password-strength.ts';

const levels: readonly StrengthLevel[] = ['weak', 'fair', 'good', 'strong'];
const colors: Record<StrengthLevel, string> = {
  weak: 'bg-burgundy-text',
  fair: 'bg-ochre',
  good: 'bg-sage',
  strong: 'bg-sage',
};

export function StrengthMeter({ password, names }: { password: string; names: readonly string[] }) {
  if (password === '') return null;
  const { level, warning } = passwordStrength(password, names);
  const reached = levels.indexOf(level);
  return (
    <div aria-live="polite" className="grid gap-1.5" data-strength={level}>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {levels.map((step, at) => (
          <span
            className={classes('h-1 rounded-full', at <= reached ? colors[level] : 'bg-line')}
            key={step}
          />
        ))}
      </div>
      <p className="text-note text-ink-soft">
        {auth.strength.label}: <span className="font-medium text-ink">{auth.strength.levels[level]}</span>
        {warning && `. ${auth.strength[warning]}`}
      </p>
    </div>
  );
}
