import { useDeferredValue, useMemo, useState } from 'react';
import type { Kind } from '#contract/vocabulary.ts';
import type { ColumnField } from '#stylist/intake/columns.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { Button } from '#web/components/button.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { ColumnChoice } from './column-choice.tsx';
import { GarmentPreview } from './garment-preview.tsx';
import { ImportReport } from './import-report.tsx';
import { LeftRows } from './left-rows.tsx';
import type { ReadTable } from './read-file.ts';
import { UnknownKinds } from './unknown-kinds.tsx';
import { useImport } from './use-import.ts';

interface TableReviewProps {
  read: ReadTable;
  onRestart: () => void;
}

const { actions, preview } = importingCopy;

export function TableReview({ read, onRestart }: TableReviewProps) {
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
