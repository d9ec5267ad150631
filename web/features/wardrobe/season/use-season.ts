import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { isElsewhere, useHouses } from '#web/garments/homes/use-houses.ts';
import { endingSince, type Half, halfToCome, toPutAway, toTakeOut } from '#web/garments/season-change.ts';
import { keptBy, useUser } from '#web/session.ts';
import { storedPlace } from '#web/stored-place.ts';
import { sortPutAway } from './put-away.ts';
import { loadSeason, type Season, saveSeason } from './stored-season.ts';

const begun = (coming: Half): Season => ({ coming, step: 'change', ticks: {}, boxes: [], done: null });

export function useSeason(all: readonly WardrobeItem[]) {
  const houses = useHouses();
  const items = all.filter((item) => !isElsewhere(houses, item));
  const owner = keptBy(useUser());
  const [now] = useState(() => new Date());
  const today = todayInMadrid(now);
  const latitude = Number(storedPlace()?.latitude ?? 40);
  const [season, setSeason] = useState(() => loadSeason(owner, now) ?? begun(halfToCome(today, latitude)));
  const save = (next: Season) => {
    setSeason(next);
    saveSeason(owner, next, new Date());
  };
  const change = (part: Partial<Season>) => save({ ...season, ...part });

  const out = toTakeOut(items, season.coming);
  const away = toPutAway(items, season.coming);
  const sorted = sortPutAway(away, endingSince(today, season.coming, latitude), now);
  const unwashed = new Set(sorted.toWash.map(({ id }) => id));
  const isTicked = ({ id }: WardrobeItem) => season.ticks[id] ?? !unwashed.has(id);
  const leaving = away.filter(isTicked);
  const leavingIds = new Set(leaving.map(({ id }) => id));
  const boxes = season.boxes
    .map(({ place, ids }) => ({ place, ids: ids.filter((id) => leavingIds.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
  const boxed = new Set(boxes.flatMap(({ ids }) => ids));
  return {
    ...season,
    change,
    begin: (coming: Half) => save(begun(coming)),
    today,
    out,
    away,
    sorted,
    isTicked,
    tick: (ids: readonly string[], ticked: boolean) =>
      change({ ticks: { ...season.ticks, ...Object.fromEntries(ids.map((id) => [id, ticked])) } }),
    back: out.filter(isTicked),
    leaving,
    boxes,
    unboxed: leaving.filter(({ id }) => !boxed.has(id)),
    places: [
      ...new Set([
        ...boxes.map(({ place }) => place),
        ...items.flatMap((item) => (item.away?.why === 'stored' ? [item.away.place] : [])),
      ]),
    ].filter((place) => place !== ''),
  };
}

export type SeasonChange = ReturnType<typeof useSeason>;
