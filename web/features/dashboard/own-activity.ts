import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { dashboard } from '#web/copy/dashboard.ts';
import { nameInSentence } from '#web/format/garment-name.ts';
import { garmentAddress, wardrobeTab } from '#web/paths.ts';

export interface Activity {
  at: Date;
  what: string;
  to: string;
}

const { own: copy } = dashboard.activity;

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
    what: scanned ? copy.scanned(name) : copy.added(name),
    to: garmentAddress(id),
  };
}

function wearOf(item: WardrobeItem): Activity[] {
  const { id, lastWornAt } = item;
  return lastWornAt === null
    ? []
    : [{ at: new Date(lastWornAt), what: copy.wore(nameInSentence(item)), to: garmentAddress(id) }];
}

/** A garment worn as part of an outfit is listed once, by the outfit's name. */
const wornInOutfit = (item: WardrobeItem, outfits: readonly Outfit[]): boolean =>
  item.lastWornAt !== null &&
  outfits.some(
    ({ lastWornAt, items }) => lastWornAt === item.lastWornAt && items.some(({ id }) => id === item.id),
  );

function outfitWearOf({ name, lastWornAt }: Outfit): Activity[] {
  if (lastWornAt === null) return [];
  return [{ at: new Date(lastWornAt), what: copy.woreOutfit(name), to: wardrobeTab('outfits') }];
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
    const what = first.aiGenerated ? copy.generated(group.length, first.name) : copy.saved(first.name);
    return [{ at: new Date(first.createdAt), what, to: wardrobeTab('outfits') }];
  });
}
