import { limits } from '#contract/limits.ts';
import { classes } from '#web/components/classes.ts';
import { auth } from '#web/copy/auth.ts';
import { commonPasswords } from './common-passwords.ts';

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

type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';
/** Only advice: six characters is the one rule. */
type StrengthWarning = 'short' | 'common' | 'personal' | 'weak';

interface Strength {
  level: StrengthLevel;
  warning: StrengthWarning | null;
}

const fairBits = 36;
const goodBits = 50;
const strongBits = 66;
/** Shorter names occur inside other words by chance. */
const personalMin = 4;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const plain = (text: string) => withoutAccents(text.toLowerCase()).replace(/\s/g, '');

function isCommon(password: string): boolean {
  const lower = plain(password);
  const unmasked = lower.replace(/[@4]/g, 'a').replace(/0/g, 'o').replace(/3/g, 'e').replace(/\$/g, 's');
  const tailless = lower.replace(/[\d!.*_-]+$/, '');
  return [lower, unmasked, tailless].some((candidate) => commonPasswords.has(candidate));
}

function isPersonal(password: string, names: readonly string[]): boolean {
  const lower = plain(password);
  return names
    .flatMap((name) => [plain(name), plain(name.split('@', 1)[0] ?? '')])
    .some((name) => name.length >= personalMin && lower.includes(name));
}

/** Ignores repeated and sequential characters. */
function effectiveLength(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, at) => (at === 0 ? Number.NaN : code - (codes[at - 1] ?? 0)));
  return steps.reduce((length, step) => length + (Math.abs(step) <= 1 ? 0.3 : 1), 0);
}

function alphabetSize(password: string): number {
  const classes: [RegExp, number][] = [
    [/[a-zñ]/, 27],
    [/[A-ZÑ]/, 27],
    [/\d/, 10],
    [/[^a-zñA-ZÑ\d]/, 30],
  ];
  return classes.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 0);
}

/**
 * A rough estimate.
 * @param names username and email
 */
export function passwordStrength(password: string, names: readonly string[]): Strength {
  if (password.length < limits.password.min) return { level: 'weak', warning: 'short' };
  if (isCommon(password)) return { level: 'weak', warning: 'common' };
  if (isPersonal(password, names)) return { level: 'weak', warning: 'personal' };
  const bits = effectiveLength(password) * Math.log2(alphabetSize(password));
  if (bits < fairBits) return { level: 'weak', warning: 'weak' };
  if (bits < goodBits) return { level: 'fair', warning: null };
  return { level: bits < strongBits ? 'good' : 'strong', warning: null };
}
