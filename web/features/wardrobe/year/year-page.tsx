import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { BarChart } from '#web/components/charts/bars.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { ChartTable } from '#web/components/charts/table.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { madePicture, PictureActions, PicturePreview } from '#web/components/pictures/actions.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { departuresCopy } from '#web/copy/departures.ts';
import { yearCopy as copy } from '#web/copy/year.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount, formatShare } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { locale } from '#web/language.ts';
import { pageMeta } from '#web/meta.ts';
import { departedPath, paths, yearPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { GarmentRow } from '../garment-row.tsx';
import { useYear, type Year } from './use-year.ts';
import { drawYear } from './year-picture.ts';

export const meta = () => pageMeta({ ...copy.meta, path: yearPath, noindex: true });

const asked = 'de';

export default function YearPage() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(asked);
  const query = useYear(chosen === null ? undefined : Number(chosen));
  const { data } = query;
  const [sharing, setSharing] = useState(false);
  if (hasFailed(query))
    return (
      <>
        <PageHeader title={copy.meta.title} />
        <FailedState copy={analyticsCopy.failed} query={query} />
      </>
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      <PageHeader
        actions={
          <>
            {data.years.length > 1 && (
              <Segmented
                label={copy.choose}
                onValueChange={(year) => setSearch({ [asked]: year }, { replace: true })}
                options={data.years
                  .toReversed()
                  .map((year) => ({ value: String(year), label: String(year) }))}
                value={String(data.year)}
              />
            )}
            {data.wears > 0 && (
              <Button icon={<Share2 size={18} />} onClick={() => setSharing(true)} size="s">
                {copy.share}
              </Button>
            )}
          </>
        }
        lead={data.wears > 0 && copy.lead(data.days)}
        title={copy.title(data.year)}
      />
      {data.wears > 0 ? (
        <YearTold year={data} />
      ) : (
        <EmptyState
          action={<ButtonLink to={paths.home}>{copy.empty.action}</ButtonLink>}
          picture={<EmptyPlate of="outfit" />}
          copy={{ title: copy.empty.title(data.year), text: copy.empty.text }}
        />
      )}
      {sharing && <YearPictureDialog onClose={() => setSharing(false)} year={data} />}
    </>
  );
}

function YearTold({ year }: { year: Year }) {
  return (
    <div className="grid gap-14 sm:gap-20">
      <Figures year={year} />
      <section className="grid gap-5">
        <h2 className="text-title-m">{copy.mostWorn.title}</h2>
        <GarmentRow garments={year.mostWorn} note={({ wears }) => copy.mostWorn.wears(wears)} />
      </section>
      <Months year={year} />
      <Colors year={year} />
      <Added year={year} />
      <Departed year={year} />
    </div>
  );
}

function Figures({ year }: { year: Year }) {
  const { figures } = copy;
  const { days, wears, garmentsWorn, totalGarments, longestRun, added } = year;
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
      <StatTile label={figures.days} note={figures.wears(wears)} value={formatCount(days)} />
      <StatTile
        label={figures.worn}
        note={figures.wornNote(totalGarments)}
        value={formatCount(garmentsWorn)}
      />
      <StatTile
        label={figures.run}
        note={
          longestRun
            ? figures.runNote(formatDayOfYear(longestRun.from), formatDayOfYear(longestRun.to))
            : figures.runNone
        }
        value={longestRun ? formatCount(longestRun.days) : '–'}
      />
      <StatTile
        label={figures.cost}
        note={added.costPerWear === null ? figures.costUnknown : figures.costNote}
        value={added.costPerWear === null ? '–' : formatWorth(added.costPerWear)}
      />
    </div>
  );
}

const letter = new Intl.DateTimeFormat(locale, { month: 'narrow' });
const inFull = new Intl.DateTimeFormat(locale, { month: 'long' });

function Months({ year: { year, wearsByMonth } }: { year: Year }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.months.title}</h2>
      <BarChart
        bars={wearsByMonth.map((wears, at) => {
          const middle = new Date(year, at, 15);
          return {
            label: letter.format(middle),
            name: inFull.format(middle),
            value: wears,
            text: wears === 0 ? '' : formatCount(wears),
          };
        })}
        caption={copy.months.caption}
        heads={copy.months.heads}
        highlighted={wearsByMonth.indexOf(Math.max(...wearsByMonth))}
      />
    </section>
  );
}

const colorsNamed = 6;

function Colors({ year: { colors } }: { year: Year }) {
  const largest = colors.toSorted((a, b) => b.share - a.share);
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.colors.title}</h2>
      <div aria-hidden="true" className="flex h-20 overflow-hidden rounded-photo border border-line">
        {largest.map(({ name, hex, share }) => (
          <span key={name} style={{ backgroundColor: hex, flexGrow: share }} />
        ))}
      </div>
      <ul aria-hidden="true" className="tabular flex flex-wrap gap-x-8 gap-y-2">
        {largest.slice(0, colorsNamed).map(({ name, hex, share }) => (
          <li className="flex items-center gap-3" key={name}>
            <ColorSwatch hex={hex} name={capitalize(name)} size={20} />
            <span className="text-ink-soft">{formatShare(share)}</span>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={copy.colors.caption}
        heads={copy.colors.heads}
        rows={largest.map(({ name, share }) => [capitalize(colorLabel(name)), formatShare(share)] as const)}
      />
    </section>
  );
}

function Added({ year: { added } }: { year: Year }) {
  const { garments, spent, unworn, best } = added;
  return (
    <section className="grid gap-3">
      <h2 className="text-title-m">{copy.added.title}</h2>
      <div className="grid gap-1.5 border-line border-t pt-4 text-lg *:max-w-[60ch]">
        <p>
          {garments === 0
            ? copy.added.none
            : copy.added.garments(garments, spent === 0 ? null : formatWorth(spent))}
        </p>
        {unworn > 0 && <p className="text-ink-soft">{copy.added.unworn(unworn)}</p>}
        {best && <p className="text-ink-soft">{copy.added.best(best.name, formatWorth(best.costPerWear))}</p>}
      </div>
    </section>
  );
}

function Departed({ year: { departed } }: { year: Year }) {
  const { sold, givenAway, received, costPerWear } = departed;
  if (sold + givenAway === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title-m">{copy.departed.title}</h2>
      <div className="grid gap-1.5 border-line border-t pt-4 text-lg *:max-w-[60ch]">
        <p>{copy.departed.garments(sold, givenAway, received === 0 ? null : formatWorth(received))}</p>
        {costPerWear !== null && (
          <p className="text-ink-soft">{copy.departed.cost(formatWorth(costPerWear))}</p>
        )}
        <ButtonLink className="mt-2 justify-self-start" size="s" to={departedPath} variant="secondary">
          {departuresCopy.open}
        </ButtonLink>
      </div>
    </section>
  );
}

const { picture: pictureCopy } = copy;

function YearPictureDialog({ year, onClose }: { year: Year; onClose: () => void }) {
  const picture = useQuery({
    queryKey: ['year-picture', year],
    queryFn: async () => madePicture(await drawYear(year)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Dialog
      description={pictureCopy.description}
      footer={<PictureActions picture={picture.data} />}
      onClose={onClose}
      size="s"
      title={pictureCopy.title}
    >
      <div className="mx-auto w-full max-w-72">
        <PicturePreview
          alt={pictureCopy.alt(year.year)}
          failed={picture.isError}
          onRetry={() => void picture.refetch()}
          picture={picture.data}
        />
      </div>
    </Dialog>
  );
}
