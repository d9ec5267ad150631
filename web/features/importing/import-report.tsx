import { Check, CircleAlert, Download, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeftRow, RowsRead } from '#stylist/intake/rows.ts';
import type { Table } from '#stylist/intake/table.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { downloadCsv } from '#web/components/charts/csv.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { paths } from '#web/paths.ts';
import { LeftRows } from './left-rows.tsx';
import type { Imported } from './use-import.ts';

const { done: copy, preview } = importingCopy;

interface ImportReportProps {
  outcome: Imported;
  onRestart: () => void;
  /** Of a table, so that what is left can be taken away. */
  table?: Table;
  rows?: RowsRead;
  left?: readonly LeftRow[];
  children?: ReactNode;
}

export function ImportReport({ outcome, onRestart, table, rows, left = [], children }: ImportReportProps) {
  const { added, known, withoutRoom } = outcome;
  return (
    <section aria-labelledby="import-report" className="grid gap-6 border-ink border-t pt-7">
      <div role="status">
        <h2 className="text-title-m" id="import-report">
          {copy.title(added.length)}
        </h2>
      </div>
      <ul className="grid gap-3">
        {added.length > 0 && <Line kind="good">{copy.added(added.length)}</Line>}
        {known.length > 0 && <Line kind="good">{copy.known(known.length)}</Line>}
        {children}
        {withoutRoom.length > 0 && <Line kind="bad">{copy.withoutRoom(withoutRoom.length)}</Line>}
      </ul>
      <LeftRows left={left} title={copy.left(left.length)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.wardrobe}>{copy.see}</ButtonLink>
        {withoutRoom.length > 0 && (
          <ButtonLink to={paths.premium} variant="secondary">
            {copy.premium}
          </ButtonLink>
        )}
        {table && rows && left.length + withoutRoom.length > 0 && (
          <Button
            icon={<Download size={18} />}
            onClick={() => downloadCsv(copy.downloadName, leftTable(table, rows, withoutRoom))}
            variant="secondary"
          >
            {copy.download}
          </Button>
        )}
        <Button icon={<RotateCcw size={18} />} onClick={onRestart} variant="ghost">
          {copy.again}
        </Button>
      </div>
    </section>
  );
}

export function Line({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) {
  const Icon = kind === 'good' ? Check : CircleAlert;
  return (
    <li className="flex max-w-[60ch] items-start gap-3">
      <Icon
        className={kind === 'good' ? 'mt-0.5 shrink-0 text-sage' : 'mt-0.5 shrink-0 text-ochre'}
        size={20}
      />
      <span>{children}</span>
    </li>
  );
}

/** The rows as they came, with the reason in a column of its own. */
function leftTable(table: Table, { drafts, left }: RowsRead, withoutRoom: readonly string[]): string[][] {
  const refused = new Set(withoutRoom);
  const rows = [
    ...left.map(({ row, why }) => ({ row, why: preview.leftWhy[why] })),
    ...drafts
      .filter(({ garment }) => refused.has(garment.key))
      .map(({ row }) => ({ row, why: copy.noRoom as string })),
  ].sort((a, b) => a.row - b.row);
  return [[...table.columns, copy.why], ...rows.map(({ row, why }) => [...(table.rows[row - 1] ?? []), why])];
}
