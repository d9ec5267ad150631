import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { GarmentRow } from '#web/features/wardrobe/garment-row.tsx';
import { nameInSentence } from '#web/format/garment-name.ts';
import { formatWholeWorth } from '#web/format/money.ts';
import { formatCount } from '#web/format/numbers.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { locale } from '#web/language.ts';
import { garmentAddress, wardrobeTab } from '#web/paths.ts';
import { ActivityList } from './activity-list.tsx';
import { OverviewFrame } from './overview-frame.tsx';

const { own: copy, stats } = dashboard;

const latestLength = 6;

export function OwnOverview({ answer: { wardrobe, summary } }: { answer: WardrobeResponse }) {
  const { items, outfits } = wardrobe;
  const now = new Date();
  const recommendations = outfits.filter(({ aiGenerated }) => aiGenerated).length;
  const outfitsWorn = outfits.filter(({ timesWorn }) => timesWorn > 0).length;
  return (
    <OverviewFrame
      activity={
        <ActivityList
          entries={recentActivity(items, outfits).map(({ at, what, to }) => ({
            when: formatRelativeDay(at, now),
            key: `${at.getTime()} ${what}`,
            what: (
              <Link className="inline-link" to={to}>
                {what}
              </Link>
            ),
          }))}
        />
      }
      stats={
        <>
          <StatTile
            compact
            label={stats.garments}
            note={copy.value(formatWholeWorth(summary.totalValue))}
            value={formatCount(items.length)}
          />
          <StatTile
            compact
            label={stats.outfits}
            note={copy.outfitsWorn(outfitsWorn)}
            value={formatCount(outfits.length)}
          />
          <StatTile
            compact
            label={stats.recommendations}
            note={copy.recommendations}
            value={formatCount(recommendations)}
          />
        </>
      }
    >
      {items.length > 0 && (
        <section className="grid gap-5">
          <h2 className="text-title-m">{copy.latest}</h2>
          <GarmentRow
            garments={items.slice(0, latestLength)}
            note={({ timesWorn }) => copy.timesWorn(timesWorn)}
          />
        </section>
      )}
    </OverviewFrame>
  );
}

const { when: whenCopy } = dashboard.activity;

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

const midnightOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "hoy", "ayer", "el lunes" or "el 3 de octubre". */
export function formatRelativeDay(date: Date, now: Date): string {
  // Rounded, because days with a change of clocks have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(date)) / (24 * 60 * 60 * 1000));
  if (days <= 0) return whenCopy.today;
  if (days === 1) return whenCopy.yesterday;
  if (days < 7) return whenCopy.on(weekday.format(date));
  return whenCopy.on((date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date));
}

interface Activity {
  at: Date;
  what: string;
  to: string;
}

const { own: ownCopy } = dashboard.activity;

const activityLength = 6;

/** Newest first: scans, wears and outfits. */
export function recentActivity(items: readonly WardrobeItem[], outfits: readonly Outfit[]): Activity[] {
  return [
    ...items.map(arrivalOf),
    ...items.filter((item) => !wornInOutfit(item, outfits)).flatMap(wearOf),
    ...outfits.flatMap(outfitWearOf),
    ...outfitArrivals(outfits),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, activityLength);
}

function arrivalOf(item: WardrobeItem): Activity {
  const { id, confidence, createdAt } = item;
  const name = nameInSentence(item);
  const scanned = Object.keys(confidence).length > 0;
  return {
    at: new Date(createdAt),
    what: scanned ? ownCopy.scanned(name) : ownCopy.added(name),
    to: garmentAddress(id),
  };
}

function wearOf(item: WardrobeItem): Activity[] {
  const { id, lastWornAt } = item;
  return lastWornAt === null
    ? []
    : [{ at: new Date(lastWornAt), what: ownCopy.wore(nameInSentence(item)), to: garmentAddress(id) }];
}

/** A garment worn as part of an outfit is listed once, by the outfit's name. */
const wornInOutfit = (item: WardrobeItem, outfits: readonly Outfit[]): boolean =>
  item.lastWornAt !== null &&
  outfits.some(
    ({ lastWornAt, items }) => lastWornAt === item.lastWornAt && items.some(({ id }) => id === item.id),
  );

function outfitWearOf({ name, lastWornAt }: Outfit): Activity[] {
  if (lastWornAt === null) return [];
  return [{ at: new Date(lastWornAt), what: ownCopy.woreOutfit(name), to: wardrobeTab('outfits') }];
}

/** Outfits generated together are one entry. */
function outfitArrivals(outfits: readonly Outfit[]): Activity[] {
  const groups = new Map<string, Outfit[]>();
  for (const outfit of outfits) {
    const key = outfit.aiGenerated ? outfit.createdAt.slice(0, 16) : outfit.id;
    groups.set(key, [...(groups.get(key) ?? []), outfit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const what = first.aiGenerated ? ownCopy.generated(group.length, first.name) : ownCopy.saved(first.name);
    return [{ at: new Date(first.createdAt), what, to: wardrobeTab('outfits') }];
  });
}
