import { seasonOfMonth } from '#advisor/tools/season-of-month.ts';
import type { Look } from '#contract/looks.ts';
import type { Plan } from '#contract/plans.ts';
import { eventsBetween } from '#server/outfits/calendar/queries.ts';
import { looksForToday } from '#server/outfits/looks/today.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { askForDays, type Weather } from '#server/outfits/weather/open-meteo.ts';
import { remembering } from '#server/outfits/weather/remembering.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { garmentsByIds, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { listed, reminderWordsOf } from '../letter.ts';
import type { Reminder, Turn } from './topic.ts';

const forecast = remembering(askForDays);

/** Null without a place, without a service, or when it does not answer: the outfit matters more. */
async function weatherOf({ services, settings: { place }, now }: Turn, day: string): Promise<Weather | null> {
  const { weatherUrl } = services.config;
  if (weatherUrl === null || place === null) return null;
  const days = await forecast(weatherUrl, place.latitude, place.longitude, now).catch(() => []);
  return days.find((known) => known.day === day) ?? null;
}

/** The first outfit planned for today, or the first that the home proposes. */
export async function morningReminder(turn: Turn): Promise<Reminder | null> {
  const { services, stylist, ownerId, language, now } = turn;
  const day = zonedDay(now);
  const weather = await weatherOf(turn, day);
  const plans = await plansBetween(services.db, ownerId, day, day);
  const reminderOf = (names: readonly string[], look?: Look): Reminder => ({
    key: `morning:${day}`,
    text: { title: titleOf(turn, weather), body: `${listed(names, turn)}.`, path: '/?aviso=outfit' },
    ...(look && { look }),
  });
  // Dressed already.
  if (plans.some(({ worn }) => worn)) return null;
  const plan = await planHere(turn, plans);
  if (plan !== undefined) return reminderOf(plan.outfit.items.map(({ name }) => name));
  const events = await eventsBetween(services.db, ownerId, day, day);
  const wish = {
    occasion: events.find(({ occasion }) => occasion !== null)?.occasion ?? 'casual',
    season: seasonOfMonth(Number(day.slice(5, 7))),
    temperatureC: weather?.temperatureC ?? null,
    rain: weather?.rain ?? false,
  };
  const { looks } = await looksForToday(services, stylist, ownerId, wish, language);
  const [look] = looks;
  if (look === undefined) return null;
  const garments = await garmentsByIds(services.db, ownerId, look.garmentIds);
  const names = look.garmentIds.flatMap((id) => garments.find((one) => one.id === id)?.name ?? []);
  return reminderOf(names, look);
}

/** The first whose clothes are in the house where the person is. */
async function planHere({ services, ownerId }: Turn, plans: readonly Plan[]): Promise<Plan | undefined> {
  if (plans.length === 0) return undefined;
  const rows = await garmentsOf(services.db, ownerId);
  const elsewhere = new Set(rows.flatMap((row) => (row.elsewhere ? [row.id] : [])));
  return plans.find(({ outfit }) => outfit.items.every(({ id }) => !elsewhere.has(id)));
}

function titleOf(turn: Turn, weather: Weather | null): string {
  const { morning } = reminderWordsOf(turn);
  return weather === null ? morning.title : morning.weather(weather.temperatureC, weather.rain);
}
