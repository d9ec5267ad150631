import { Link } from 'react-router';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { formatWholeWorth, formatWorth } from '#web/format/money.ts';
import { garmentAddress } from '#web/paths.ts';
import type { Analytics } from './use-analytics.ts';

const { cost: copy } = analyticsCopy;

interface CostTableProps {
  title: string;
  garments: Analytics['mostWorn'];
  /** Dollars per wear of the longest bar: both tables share one scale. */
  dearest: number;
  tone: 'good' | 'dear';
}

export function CostTable({ title, garments, dearest, tone }: CostTableProps) {
  return (
    <table className="w-full content-start text-left">
      <caption className="pb-2 text-left font-serif text-title-s">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.garment}</th>
          <th scope="col">{copy.perWear}</th>
        </tr>
      </thead>
      <tbody>
        {garments.map(({ id, name, photo, purchasePrice, upkeepCost, timesWorn, costPerWear }) => (
          <tr className="border-line border-t" key={id}>
            <th className="py-2.5 pr-4 font-normal" scope="row">
              <Link className="group flex items-center gap-4" to={garmentAddress(id)}>
                <GarmentPicture alt="" className="aspect-4/5 w-12 shrink-0" photo={photo} />
                <span className="grid min-w-0">
                  <span className="leading-snug group-hover:underline group-hover:underline-offset-4">
                    {name}
                  </span>
                  <span className="tabular text-note text-ink-soft">
                    {copy.sum(formatWholeWorth(purchasePrice ?? 0), timesWorn)}
                    {upkeepCost > 0 && ` · ${upkeepCopy.sum(formatWorth(upkeepCost))}`}
                  </span>
                </span>
              </Link>
            </th>
            <td className="tabular w-28 whitespace-nowrap py-2.5 text-right align-middle sm:w-36">
              {formatWorth(costPerWear ?? 0)}
              <svg
                aria-hidden="true"
                className="mt-1.5 h-1 w-full"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <rect className="fill-line" height="1" width="100" />
                <rect
                  className={tone === 'good' ? 'fill-sage' : 'fill-burgundy-text'}
                  height="1"
                  width={Math.max(1, (100 * (costPerWear ?? 0)) / dearest)}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
