import { type Care, careGroupOf, careGroups, careSymbols, withCare } from '#contract/care.ts';
import { careInstructions } from '#contract/garment-words.ts';
import { classes } from '#web/components/classes.ts';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { CareSymbol } from './care-symbol.tsx';

type Programme = 'normal' | 'gentle' | 'veryGentle';

const suffixes: Readonly<Record<Programme, string>> = {
  normal: '',
  gentle: '-gentle',
  veryGentle: '-very-gentle',
};

/** Washing without its programme, which is chosen separately. */
export const plainWashes = careGroups.wash.filter((care) => !care.endsWith('-gentle'));

export const plainOf = (wash: Care): Care =>
  plainWashes.find((plain) => wash === plain || wash.startsWith(`${plain}-`)) ?? wash;

export const programmeOf = (wash: Care): Programme =>
  wash.endsWith('-very-gentle') ? 'veryGentle' : wash.endsWith('-gentle') ? 'gentle' : 'normal';

const withProgramme = (plain: Care, programme: Programme): Care | undefined =>
  careSymbols.find((care) => care === `${plain}${suffixes[programme]}`);

export const programmesOf = (plain: Care): Programme[] =>
  (['normal', 'gentle', 'veryGentle'] as const).filter((one) => withProgramme(plain, one) !== undefined);

/** Keeps the programme when the new temperature has a symbol for it. */
export const washAt = (plain: Care, programme: Programme): Care => withProgramme(plain, programme) ?? plain;

const copy = careLabelCopy.care;
const grid = 'grid grid-cols-4 gap-2';
const others = careSymbols.filter((care) => careGroupOf(care) === undefined && care !== 'dry-shade');
/** Drying in the shade combines with any other way of air drying. */
const sections = [
  ['bleach', careGroups.bleach],
  ['tumble', careGroups.tumble],
  ['dry', [...careGroups.dry, 'dry-shade']],
  ['iron', careGroups.iron],
  ['dryClean', careGroups.dryClean],
  ['wetClean', careGroups.wetClean],
  ['more', others],
] as const satisfies readonly [string, readonly Care[]][];

export function CarePicker({ care, onChange }: { care: readonly Care[]; onChange: (care: Care[]) => void }) {
  const toggle = (one: Care, pressed: boolean) =>
    onChange(pressed ? withCare(care, one) : care.filter((known) => known !== one));
  const wash = care.find((one) => careGroupOf(one) === 'wash');
  const plain = wash && plainOf(wash);
  const programme = wash ? programmeOf(wash) : 'normal';
  const programmes = plain ? programmesOf(plain) : [];
  return (
    <div className="grid gap-6">
      <fieldset>
        <Legend>{copy.groups.wash}</Legend>
        <div className={grid}>
          {plainWashes.map((one) => (
            <CareTile
              care={one === plain && wash ? wash : one}
              caption={copy.symbols[one]}
              key={one}
              onPressedChange={(pressed) =>
                onChange(
                  pressed ? withCare(care, washAt(one, programme)) : care.filter((known) => known !== wash),
                )
              }
              pressed={one === plain}
            />
          ))}
        </div>
        {plain && programmes.length > 1 && (
          <Segmented
            className="mt-3"
            label={copy.programme}
            onValueChange={(next) => onChange(withCare(care, washAt(plain, next)))}
            options={programmes.map((value) => ({ value, label: copy.programmes[value] }))}
            value={programme}
          />
        )}
      </fieldset>
      {sections.map(([group, symbols]) => (
        <fieldset key={group}>
          <Legend>{copy.groups[group]}</Legend>
          <div className={grid}>
            {symbols.map((one) => (
              <CareTile
                care={one}
                key={one}
                onPressedChange={(pressed) => toggle(one, pressed)}
                pressed={care.includes(one)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Legend({ children }: { children: string }) {
  return <legend className="mb-2 font-medium text-[0.9375rem]">{children}</legend>;
}

interface CareTileProps {
  care: Care;
  pressed: boolean;
  /** Needed when the same drawing has several meanings. */
  caption?: string;
  onPressedChange: (pressed: boolean) => void;
}

function CareTile({ care, pressed, caption, onPressedChange }: CareTileProps) {
  return (
    <button
      aria-label={careInstructions[care]}
      aria-pressed={pressed}
      className={classes(
        'grid min-h-20 content-center justify-items-center gap-1 rounded-photo border px-1 py-2 text-center text-[0.8125rem] leading-tight transition-colors duration-150',
        pressed
          ? 'border-ink bg-paper-sunken font-medium inset-ring-1 inset-ring-ink'
          : 'border-line text-ink-soft hover:border-ink hover:text-ink',
      )}
      onClick={() => onPressedChange(!pressed)}
      title={careInstructions[care]}
      type="button"
    >
      <CareSymbol care={care} size={40} />
      {caption ?? careLabelCopy.care.symbols[care]}
    </button>
  );
}
