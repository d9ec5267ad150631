import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/devices.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { devicesOf, forgetDevice } from './devices.ts';
import { deviceNameIn } from './place.ts';
import type { Sessions } from './sessions.ts';

export function deviceRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now } = services;

  route(app, contract.listDevices, async ({ person, request: { sessionHash, language } }) => {
    const devices = await devicesOf(db, { userId: person.id, now: now(), sessionHash });
    return {
      devices: devices.map((device) => ({
        ...device,
        name: device.name === null ? null : deviceNameIn(language, device.name),
      })),
    };
  });

  route(app, contract.endDevice, async ({ person, params, request }) => {
    const ended =
      (await sessions.endOf(person.id, params.id)) || (await forgetDevice(db, person.id, params.id));
    if (!ended) throw new ApiError('device_not_found');
    return { success: true as const, message: wordsFor(request).confirmations.deviceForgotten };
  });
}
