import type { ReactNode } from 'react';
import { type ColumnField, columnFieldNames, titleOf } from '#stylist/intake/columns.ts';
import type { Table } from '#stylist/intake/table.ts';
import { Select } from '#web/components/forms/select.tsx';
import { importingCopy } from '#web/copy/importing.ts';

interface ColumnChoiceProps {
  action: ReactNode;
  table: Table;
  fields: readonly (ColumnField | null)[];
  onChange: (fields: (ColumnField | null)[]) => void;
}

const { columns: copy } = importingCopy;

const options = [
  { value: 'none' as const, label: copy.none },
  ...columnFieldNames.map((value) => ({ value, label: titleOf(value) })),
];

export function ColumnChoice({ action, table, fields, onChange }: ColumnChoiceProps) {
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
