import { ChevronDown } from 'lucide-react';
import type { LeftRow } from '#stylist/intake/rows.ts';
import { importingCopy } from '#web/copy/importing.ts';

const { preview: copy } = importingCopy;
const shownMax = 100;

export function LeftRows({ left, title }: { left: readonly LeftRow[]; title: string }) {
  if (left.length === 0) return null;
  return (
    <details className="group border-ochre border-l-2 pl-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
        <span className="font-medium">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="text-ink-soft transition-transform group-open:rotate-180"
          size={18}
        />
      </summary>
      <ul className="grid max-h-80 gap-1 overflow-y-auto pb-2 text-[0.9375rem]">
        {left.slice(0, shownMax).map(({ row, said, why }) => (
          <li className="wrap-anywhere" key={row}>
            <span className="tabular text-ink-soft">{copy.row(row)}</span> {said || copy.emptyRow}
            <span className="text-ink-soft">: {copy.leftWhy[why].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
