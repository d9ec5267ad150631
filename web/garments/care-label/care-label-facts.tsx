import { partsOf, sumOfPart } from '#contract/fibres.ts';
import { careInstructions, fibreNames, garmentPartNames } from '#contract/garment-words.ts';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import { CareSymbol } from './care-symbol.tsx';
import type { LabelFacts } from './label-form.ts';

export function CareLabelFacts({ composition, care }: LabelFacts) {
  const parts = partsOf(composition);
  const copy = careLabelCopy.composition;
  return (
    <>
      {parts.length > 0 && (
        <dl className="grid gap-2 text-[0.9375rem]">
          {parts.map((part) => {
            const sum = sumOfPart(composition, part);
            const rows = composition.filter((one) => one.part === part);
            return (
              <div key={part}>
                {(parts.length > 1 || part !== 'outer') && (
                  <dt className="text-note text-ink-soft">{garmentPartNames[part]}</dt>
                )}
                <dd>
                  {formatList(
                    rows.map(({ fibre, percent }) => `${formatPercent(percent)} ${fibreNames[fibre]}`),
                  )}
                  {sum < 100 && (
                    <span className="block text-note text-ochre">{copy.short(sum, 100 - sum)}</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {care.length > 0 && (
        <ul className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
          {care.map((one) => (
            <li className="grid grid-cols-[auto_1fr] items-center gap-3" key={one}>
              <CareSymbol care={one} size={32} />
              {careInstructions[one]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
