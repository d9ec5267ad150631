const keptMillis = 30 * 60 * 1000;
const placesMax = 1000;

export type Remembering<T> = (origin: string, latitude: number, longitude: number, now: Date) => Promise<T>;

/** Asks once for all around a place. */
export function remembering<T>(
  ask: (origin: string, latitude: number, longitude: number) => Promise<T>,
): Remembering<T> {
  const known = new Map<string, { answer: T; at: number }>();
  return async (origin, latitude, longitude, now) => {
    const place = `${latitude} ${longitude}`;
    const before = known.get(place);
    if (before !== undefined && now.getTime() - before.at < keptMillis) return before.answer;
    const answer = await ask(origin, latitude, longitude);
    known.delete(place);
    known.set(place, { answer, at: now.getTime() });
    if (known.size > placesMax) known.delete(known.keys().next().value ?? '');
    return answer;
  };
}
