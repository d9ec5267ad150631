import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/weather.ts';
import { ApiError } from '#server/errors.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { askOpenMeteo, type Weather } from './open-meteo.ts';

const keptMillis = 30 * 60 * 1000;
const placesMax = 1000;

/**
 * The weather of a place, asked for by the server: the one who answers never learns who wants to know, and the page
 * may talk to nobody but us. What was answered is kept for half an hour, by the place and for nobody in particular.
 */
export function weatherRoutes(app: FastifyInstance, { config, now }: Services): void {
  const known = new Map<string, { weather: Weather; at: number }>();

  route(
    app,
    contract.readWeather,
    async ({ query: { latitude, longitude }, request }) => {
      if (config.weatherUrl === null) throw new ApiError('weather_unavailable');
      const place = `${latitude} ${longitude}`;
      const before = known.get(place);
      if (before !== undefined && now().getTime() - before.at < keptMillis) return before.weather;
      const weather = await askOpenMeteo(config.weatherUrl, latitude, longitude).catch((error: unknown) => {
        // Without the place: it is nobody's business, the log's neither.
        request.log.warn({ reason: String(error) }, 'the weather could not be read');
        throw new ApiError('weather_unavailable');
      });
      known.delete(place);
      known.set(place, { weather, at: now().getTime() });
      if (known.size > placesMax) known.delete(known.keys().next().value ?? '');
      return weather;
    },
    { rateLimit: { max: Math.ceil(20 * config.rateLimitFactor), timeWindow: '1 minute' } },
  );
}
