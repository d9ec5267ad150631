import type { Kind } from '#contract/vocabulary.ts';
import type { KindChoices, RowsRead } from '#stylist/intake/rows.ts';
import { Select } from '#web/components/forms/select.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { kindOptions } from '#web/garments/editing/kind-options.ts';

interface UnknownKindsProps {
  unknown: RowsRead['unknownKinds'];
  choices: KindChoices;
  onChange: (choices: KindChoices) => void;
}

const { kinds: copy } = importingCopy;
const shownMax = 12;
const leave = 'leave';
const options = [{ value: leave as Kind | typeof leave, label: copy.leave }, ...kindOptions];

/** Words that are answered stay, so that an answer can be changed. */
export function UnknownKinds({ unknown, choices, onChange }: UnknownKindsProps) {
  const words = [...choices.keys(), ...unknown.map(({ said }) => said).filter((said) => !choices.has(said))];
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="import-kinds" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title-s" id="import-kinds">
          {copy.title}
        </h2>
        <p className="text-ink-soft">{copy.text}</p>
      </div>
      <ul className="grid gap-x-10 border-line border-t lg:grid-cols-2">
        {words.slice(0, Math.max(shownMax, choices.size)).map((said) => {
          const rows = unknown.find((one) => one.said === said)?.rows;
          const chosen = choices.get(said);
          return (
            <li
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] items-center gap-4 border-line border-b py-2.5 sm:grid-cols-[minmax(0,1fr)_13rem]"
              key={said}
            >
              <div className="grid min-w-0">
                <span className="truncate font-medium">{said}</span>
                {rows !== undefined && <span className="text-note text-ink-soft">{copy.rows(rows)}</span>}
              </div>
              <Select
                label={copy.label(said)}
                onValueChange={(value) =>
                  onChange(new Map(choices).set(said, value === leave ? null : value))
                }
                options={options}
                placeholder={copy.placeholder}
                value={chosen === null ? leave : (chosen ?? null)}
              />
            </li>
          );
        })}
      </ul>
      {words.length > shownMax && (
        <p className="text-note text-ink-soft">{copy.more(words.length - shownMax)}</p>
      )}
    </section>
  );
}
