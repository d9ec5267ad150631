import type { LeftRow } from '#stylist/intake/rows.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { importingCopy } from '#web/copy/importing.ts';

const { preview: copy } = importingCopy;
const shownMax = 100;

export function LeftRows({ left, title }: { left: readonly LeftRow[]; title: string }) {
  if (left.length === 0) return null;
  return (
    <Disclosure className="border-ochre border-l-2 pl-4" label={<span className="font-medium">{title}</span>}>
      <ul className="grid max-h-80 gap-1 overflow-y-auto pb-2 text-[0.9375rem]">
        {left.slice(0, shownMax).map(({ row, said, why }) => (
          <li className="wrap-anywhere" key={row}>
            <span className="tabular text-ink-soft">{copy.row(row)}</span> {said || copy.emptyRow}
            <span className="text-ink-soft">: {copy.leftWhy[why].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
