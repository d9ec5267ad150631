import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { BarChart } from '#web/components/charts/bars.tsx';
import { ColorRing } from '#web/components/charts/color-ring.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { ChartTable } from '#web/components/charts/table.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { yearCopy } from '#web/copy/year.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatWholeWorth, formatWorth } from '#web/format/money.ts';
import { formatCount, formatShare } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { locale } from '#web/language.ts';
import { garmentAddress, paths, wardrobeTab, yearPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { GarmentRow } from '../garment-row.tsx';
import { type Analytics, useAnalytics } from './use-analytics.ts';

export function AnalyticsPanel() {
  const analytics = useAnalytics();
  const { data } = analytics;
  if (hasFailed(analytics)) return <FailedState copy={analyticsCopy.failed} query={analytics} />;
  if (!data) return <AnalyticsSkeleton />;
  if (data.totalGarments === 0) {
    return (
      <EmptyState
        action={<ButtonLink to={wardrobeTab('scanner')}>{analyticsCopy.empty.action}</ButtonLink>}
        picture={<FlatLayPlate className="mb-2 aspect-[4/5] w-52" pieces={tilePictures.wardrobe} />}
        copy={analyticsCopy.empty}
      />
    );
  }
  return (
    <div className="grid gap-14 sm:gap-20">
      <div className="grid gap-6">
        <AnalyticsFigures analytics={data} />
        <ButtonLink className="justify-self-start" size="s" to={yearPath} variant="secondary">
          {yearCopy.open}
        </ButtonLink>
      </div>
      <WearsByMonth months={data.wearsByMonth} />
      <CostPerWear cost={data.costPerWear} />
      <ColorWheel colors={data.colors} />
      {data.mostWorn.length > 0 && <MostWorn garments={data.mostWorn} />}
      <UnusedPieces unused={data.unused} />
    </div>
  );
}

const { figures: copy } = analyticsCopy;

function AnalyticsFigures({ analytics }: { analytics: Analytics }) {
  const { wearsByMonth, costPerWear, unused, totalGarments } = analytics;
  const wears = wearsByMonth.reduce((sum, month) => sum + month.wears, 0);
  const active = totalGarments - unused.count;
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
      <StatTile label={copy.wears} note={copy.wearsNote} value={formatCount(wears)} />
      <StatTile
        label={copy.cost}
        note={costPerWear.average === null ? copy.costUnknown : copy.costNote}
        value={costPerWear.average === null ? '–' : formatWorth(costPerWear.average)}
      />
      <StatTile
        label={copy.active}
        note={copy.activeNote(active, totalGarments)}
        value={formatShare(active / totalGarments)}
      />
      <StatTile
        label={copy.unused}
        note={copy.unusedNote(unused.afterDays)}
        value={formatCount(unused.count)}
      />
    </div>
  );
}

const tiles = ['wears', 'cost', 'active', 'unused'];

function AnalyticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-14">
      <p className="sr-only" role="status">
        {analyticsCopy.loading}
      </p>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
        {tiles.map((tile) => (
          <Skeleton className="h-28" key={tile} />
        ))}
      </div>
      <Skeleton className="h-64" />
      <Skeleton className="h-72" />
    </div>
  );
}

function MostWorn({ garments }: { garments: Analytics['mostWorn'] }) {
  const { mostWorn: copy } = analyticsCopy;
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      <GarmentRow garments={garments} note={({ timesWorn }) => copy.wears(timesWorn)} />
    </section>
  );
}

function CostPerWear({ cost: { best, worst } }: { cost: Analytics['costPerWear'] }) {
  const { cost: copy } = analyticsCopy;
  const dearest = Math.max(...[...best, ...worst].map(({ costPerWear }) => costPerWear ?? 0));
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      {best.length === 0 ? (
        <p className="max-w-[56ch] border-line border-t pt-4 text-ink-soft">{copy.empty}</p>
      ) : (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <CostTable dearest={dearest} garments={best} title={copy.best} tone="good" />
          {worst.length > 0 && (
            <CostTable dearest={dearest} garments={worst} title={copy.worst} tone="dear" />
          )}
        </div>
      )}
    </section>
  );
}

const dayMillis = 24 * 60 * 60 * 1000;

function UnusedPieces({ unused }: { unused: Analytics['unused'] }) {
  const { unused: copy } = analyticsCopy;
  const hidden = unused.count - unused.items.length;
  return (
    <section className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">
          {unused.count === 0 ? copy.none(unused.afterDays) : copy.note(unused.afterDays)}
        </p>
      </div>
      {unused.count > 0 && (
        <GarmentRow
          garments={unused.items}
          note={({ lastWornAt }) =>
            lastWornAt === null
              ? copy.never
              : copy.daysAgo(Math.floor((Date.now() - new Date(lastWornAt).getTime()) / dayMillis))
          }
        />
      )}
      {hidden > 0 && <p className="text-ink-soft">{copy.more(hidden)}</p>}
    </section>
  );
}

const { colors: colorsCopy } = analyticsCopy;

const named = 8;

function ColorWheel({ colors }: { colors: Analytics['colors'] }) {
  const neutral = colors.reduce((sum, color) => sum + (color.neutral ? color.share : 0), 0);
  const largest = [...colors].sort((a, b) => b.share - a.share);
  return (
    <section className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{colorsCopy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">{colorsCopy.note}</p>
      </div>
      <div className="grid items-center gap-x-16 gap-y-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ColorRing className="mx-auto w-full max-w-sm" slices={colors}>
          <span className="tabular font-serif text-title-l">{formatShare(neutral)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{colorsCopy.neutral}</span>
        </ColorRing>
        <div>
          <ul aria-hidden="true" className="tabular">
            {largest.slice(0, named).map(({ name, hex, share }) => (
              <li className="flex items-center justify-between gap-4 border-line border-t py-2" key={name}>
                <ColorSwatch hex={hex} name={capitalize(name)} size={22} />
                <span>{formatShare(share)}</span>
              </li>
            ))}
            {largest.length > named && (
              <li className="border-line border-t py-2 text-ink-soft">
                {colorsCopy.rest(largest.length - named)}
              </li>
            )}
          </ul>
          <ChartTable
            caption={colorsCopy.caption}
            heads={colorsCopy.heads}
            rows={largest.map(
              ({ name, share }) => [capitalize(colorLabel(name)), formatShare(share)] as const,
            )}
          />
        </div>
      </div>
    </section>
  );
}

const { months: monthsCopy, cost: costCopy } = analyticsCopy;

const letter = new Intl.DateTimeFormat(locale, { month: 'narrow' });
const inFull = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** Noon of the 15th falls in the same month in every time zone. */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00`);

function WearsByMonth({ months }: { months: Analytics['wearsByMonth'] }) {
  const most = months.reduce((best, month) => (month.wears > best.wears ? month : best));
  return (
    <section className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{monthsCopy.title}</h2>
        {most.wears > 0 && (
          <p className="text-ink-soft">{monthsCopy.best(inFull.format(middleOf(most.month)), most.wears)}</p>
        )}
      </div>
      {most.wears > 0 ? (
        <BarChart
          bars={months.map(({ month, wears }) => ({
            label: letter.format(middleOf(month)),
            name: inFull.format(middleOf(month)),
            value: wears,
            text: formatCount(wears),
          }))}
          caption={monthsCopy.caption}
          heads={monthsCopy.heads}
        />
      ) : (
        <div className="grid justify-items-start gap-4 border-line border-t pt-4">
          <p className="max-w-[56ch] text-ink-soft">{monthsCopy.empty}</p>
          <ButtonLink size="s" to={paths.wardrobe} variant="secondary">
            {monthsCopy.emptyAction}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface CostTableProps {
  title: string;
  garments: Analytics['mostWorn'];
  /** Dollars per wear of the longest bar: both tables share one scale. */
  dearest: number;
  tone: 'good' | 'dear';
}

function CostTable({ title, garments, dearest, tone }: CostTableProps) {
  return (
    <table className="w-full content-start text-left">
      <caption className="pb-2 text-left font-serif text-title-s">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{costCopy.garment}</th>
          <th scope="col">{costCopy.perWear}</th>
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
                    {costCopy.sum(formatWholeWorth(purchasePrice ?? 0), timesWorn)}
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
