import { type Care, careGroupOf, careGroups, careSymbols, withCare } from '#contract/care.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { CareTile } from './care-tile.tsx';
import { plainOf, plainWashes, programmeOf, programmesOf, washAt } from './wash-choice.ts';

interface CarePickerProps {
  care: readonly Care[];
  onChange: (care: Care[]) => void;
}

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

export function CarePicker({ care, onChange }: CarePickerProps) {
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
