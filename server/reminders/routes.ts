import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/reminders.ts';
import { deviceName, deviceNameIn } from '#server/people/auth/place.ts';
import { userById } from '#server/people/auth/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { isPublicUrl } from '#server/platform/http/public-request.ts';
import type { Services } from '#server/services.ts';
import { dropPushDevices, keepPushDevice, presentPushDevices, renewPushDevice } from './devices.ts';
import { vapidKeys } from './push/keys.ts';
import { remindedLookOf } from './reminders.ts';
import { keepReminderSettings, reminderSettingsOf, stopMails } from './settings.ts';

export function reminderRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;

  const mailConfirmed = async (ownerId: string) =>
    ((await userById(db, ownerId))?.emailConfirmedAt ?? null) !== null;

  route(app, contract.readReminders, async ({ person, request: { sessionHash, language } }) => ({
    settings: await reminderSettingsOf(db, person.id),
    devices: (await presentPushDevices(db, { ownerId: person.id, sessionHash, now: now() })).map(
      (device) => ({ ...device, name: deviceNameIn(language, device.name) }),
    ),
    publicKey: (await vapidKeys(db)).publicKey,
    mailConfirmed: await mailConfirmed(person.id),
  }));

  route(app, contract.changeReminders, async ({ person, body: settings }) => {
    if (settings.mail && !(await mailConfirmed(person.id))) throw new ApiError('email_unconfirmed');
    await keepReminderSettings(db, person.id, settings, now());
    return { settings };
  });

  route(app, contract.addPushDevice, async ({ person, body, request }) => {
    const { endpoint, keys } = body;
    if (!isPublicUrl(endpoint, config.loopbackOrigins)) throw new ApiError('push_address_refused');
    const name = deviceName(request.headers['user-agent']);
    const { sessionHash } = request;
    const device = { ownerId: person.id, sessionHash, endpoint, ...keys, name, now: now() };
    const id = await inTransaction(db, (tx) => keepPushDevice(tx, device));
    if (id === null) throw new ApiError('unauthenticated');
    return { id };
  });

  route(app, contract.renewPushDevice, async ({ person, body: { endpoint }, request: { sessionHash } }) => ({
    id: await renewPushDevice(db, { ownerId: person.id, sessionHash, endpoint }),
  }));

  route(app, contract.removePushDevice, async ({ person, params }) => {
    if (!(await dropPushDevices(db, person.id, [params]))) throw new ApiError('device_not_found');
  });

  route(app, contract.readRemindedOutfit, async ({ person }) => ({
    look: await remindedLookOf(db, person.id, now()),
  }));

  route(app, contract.openUnsubscribe, async ({ params: { person, token }, reply }) =>
    reply.redirect(`/unsubscribe#${person}/${encodeURIComponent(token)}`, 302),
  );

  void app.register(async (mailers) => {
    // Mail programs post a form (RFC 8058, 3.2); the address says it all.
    mailers.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    route(mailers, contract.unsubscribe, async ({ params: { person, token } }) => {
      if (!(await stopMails(db, person, token)))
        throw new ApiError('link_expired', ({ refusals }) => refusals.account.oldMailLink);
    });
  });
}
