import { z } from 'zod';
import type { ToldDay } from '#advisor/tools/act.ts';
import { DayInput } from '#advisor/tools/day-input.ts';

const Day = DayInput.pick({ temperatureC: true, rain: true, event: true }).catch({});
const Asked = z.object({ days: z.array(Day).optional() }).catch({});
const Outfit = z.object({ garmentIds: z.array(z.string()) });
const Planned = z.array(z.object({ outfit: Outfit.nullable() }));
const Answered = z.union([
  Planned,
  z.object({ days: Planned }).transform(({ days }) => days),
  z.object({ outfits: z.array(Outfit) }).transform(({ outfits }) => outfits.map((outfit) => ({ outfit }))),
]);

const unknown: ToldDay = { temperatureC: null, rain: false, event: null };
const keyOf = (garmentIds: readonly string[]) => [...garmentIds].sort().join();

export class RequestedDays {
  readonly #asked = new Map<string, unknown>();
  readonly #days = new Map<string, ToldDay>();

  asked(callId: string, input: unknown): void {
    this.#asked.set(callId, input);
  }

  answered(callId: string, output: unknown): void {
    const input = this.#asked.get(callId);
    const found = Answered.safeParse(output);
    if (!found.success) return;
    const { days } = Asked.parse(input);
    for (const [index, { outfit }] of found.data.entries()) {
      if (outfit === null) continue;
      const { temperatureC = null, rain = false, event = null } = days?.[index] ?? Day.parse(input);
      const key = keyOf(outfit.garmentIds);
      // An outfit of several days belongs to the first.
      if (days === undefined || !this.#days.has(key)) this.#days.set(key, { temperatureC, rain, event });
    }
  }

  of({ garmentIds }: { garmentIds: readonly string[] }): ToldDay {
    return this.#days.get(keyOf(garmentIds)) ?? unknown;
  }
}
