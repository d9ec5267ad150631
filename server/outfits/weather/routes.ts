import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/weather.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { askForDays, askOpenMeteo } from './open-meteo.ts';
import { type Remembering, remembering } from './remembering.ts';

/**
 * Proxies Open-Meteo, so that it does not see the client's address. Responses are cached by place for half
 * an hour.
 */
export function weatherRoutes(app: FastifyInstance, { config, now }: Services): void {
  const hours = remembering(askOpenMeteo);
  const days = remembering(askForDays);

  async function answered<T>(ask: Remembering<T>, { query, request }: Asked): Promise<T> {
    if (config.weatherUrl === null) throw new ApiError('weather_unavailable');
    return ask(config.weatherUrl, query.latitude, query.longitude, now()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the weather could not be read');
      throw new ApiError('weather_unavailable');
    });
  }

  route(app, contract.readWeather, (call) => answered(hours, call));
  route(app, contract.readForecast, async (call) => ({ days: await answered(days, call) }));
}

interface Asked {
  query: { latitude: number; longitude: number };
  request: FastifyRequest;
}
