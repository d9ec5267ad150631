import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Kind } from '#contract/vocabulary.ts';
import { type ColumnField, columnFieldNames, titleOf } from '#stylist/intake/columns.ts';
import { type KindChoices, type RowsRead, readRows } from '#stylist/intake/rows.ts';
import type { Table } from '#stylist/intake/table.ts';
import { Button } from '#web/components/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { kindOptions } from '#web/garments/editing/attribute-options.ts';
import { GarmentPreview } from './garment-preview.tsx';
import { ImportReport } from './import-report.tsx';
import { LeftRows } from './left-rows.tsx';
import type { ReadTable } from './read-file.ts';
import { useImport } from './use-import.ts';

const { actions, preview, columns: copy, kinds: kindsCopy } = importingCopy;

export function TableReview({ read, onRestart }: { read: ReadTable; onRestart: () => void }) {
  const { table } = read;
  const [fields, setFields] = useState<readonly (ColumnField | null)[]>(read.fields);
  const [choices, setChoices] = useState<ReadonlyMap<string, Kind | null>>(new Map());
  const chosen = useDeferredValue(choices);
  const mapped = useDeferredValue(fields);
  const rows = useMemo(() => readRows(table, mapped, chosen), [table, mapped, chosen]);
  const importing = useImport();
  if (importing.data)
    return (
      <ImportReport
        left={rows.left}
        onRestart={onRestart}
        outcome={importing.data}
        rows={rows}
        table={table}
      />
    );
  return (
    <div className="grid gap-10">
      <ColumnChoice
        action={
          <Button onClick={onRestart} size="s" variant="secondary">
            {actions.other}
          </Button>
        }
        fields={fields}
        onChange={setFields}
        table={table}
      />
      <UnknownKinds choices={choices} onChange={setChoices} unknown={rows.unknownKinds} />
      <section aria-labelledby="import-preview" className="grid gap-4">
        <h2 className="text-title-s" id="import-preview">
          {preview.title}
        </h2>
        {rows.drafts.length === 0 ? (
          <p className="text-ink-soft" role="status">
            {preview.none}
          </p>
        ) : (
          <GarmentPreview drafts={rows.drafts} />
        )}
        <LeftRows left={rows.left} title={preview.left(rows.left.length)} />
      </section>
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-5 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 lg:bottom-0 lg:mx-0 lg:px-0">
        <Button
          className="max-sm:w-full"
          disabled={rows.drafts.length === 0}
          loading={importing.isPending}
          onClick={() => importing.mutate(rows.drafts.map(({ garment }) => garment))}
        >
          {importing.isPending ? importingCopy.importing : actions.import(rows.drafts.length)}
        </Button>
      </div>
    </div>
  );
}

interface ColumnChoiceProps {
  action: ReactNode;
  table: Table;
  fields: readonly (ColumnField | null)[];
  onChange: (fields: (ColumnField | null)[]) => void;
}

const options = [
  { value: 'none' as const, label: copy.none },
  ...columnFieldNames.map((value) => ({ value, label: titleOf(value) })),
];

function ColumnChoice({ action, table, fields, onChange }: ColumnChoiceProps) {
  return (
    <section aria-labelledby="import-columns" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-title-s" id="import-columns">
            {copy.title}
          </h2>
          <p className="text-ink-soft">{copy.text}</p>
        </div>
        {action}
      </div>
      <ul className="grid gap-x-10 border-line border-t lg:grid-cols-2">
        {table.columns.map((column, at) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] items-center gap-4 border-line border-b py-2.5 sm:grid-cols-[minmax(0,1fr)_13rem]"
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and headings may repeat
            key={at}
          >
            <div className="grid min-w-0">
              <span className="truncate font-medium">{column}</span>
              <span className="truncate text-note text-ink-soft">{samplesOf(table, at) || copy.empty}</span>
            </div>
            <Select
              label={copy.label(column)}
              onValueChange={(value) => onChange(fields.with(at, value === 'none' ? null : value))}
              options={options}
              value={fields[at] ?? 'none'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function samplesOf({ rows }: Table, at: number): string {
  const values = new Set<string>();
  for (const row of rows) {
    if (row[at]) values.add(row[at]);
    if (values.size === 4) break;
  }
  return [...values].join(' · ');
}

interface UnknownKindsProps {
  unknown: RowsRead['unknownKinds'];
  choices: KindChoices;
  onChange: (choices: KindChoices) => void;
}
const shownMax = 12;
const leave = 'leave';
const kindChoices = [{ value: leave as Kind | typeof leave, label: kindsCopy.leave }, ...kindOptions];

/** Words that are answered stay, so that an answer can be changed. */
function UnknownKinds({ unknown, choices, onChange }: UnknownKindsProps) {
  const words = [...choices.keys(), ...unknown.map(({ said }) => said).filter((said) => !choices.has(said))];
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="import-kinds" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title-s" id="import-kinds">
          {kindsCopy.title}
        </h2>
        <p className="text-ink-soft">{kindsCopy.text}</p>
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
                {rows !== undefined && (
                  <span className="text-note text-ink-soft">{kindsCopy.rows(rows)}</span>
                )}
              </div>
              <Select
                label={kindsCopy.label(said)}
                onValueChange={(value) =>
                  onChange(new Map(choices).set(said, value === leave ? null : value))
                }
                options={kindChoices}
                placeholder={kindsCopy.placeholder}
                value={chosen === null ? leave : (chosen ?? null)}
              />
            </li>
          );
        })}
      </ul>
      {words.length > shownMax && (
        <p className="text-note text-ink-soft">{kindsCopy.more(words.length - shownMax)}</p>
      )}
    </section>
  );
}
