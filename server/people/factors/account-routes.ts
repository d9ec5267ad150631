import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import * as passkey from '#contract/passkeys.ts';
import * as secondStep from '#contract/second-step.ts';
import { sendFactorNews } from '#server/people/auth/letters.ts';
import { placeOf } from '#server/people/auth/place.ts';
import { type UserRow, userById } from '#server/people/auth/queries.ts';
import { requirePassword } from '#server/people/auth/require-password.ts';
import { storeStep, takeStep } from '#server/people/auth/sign-in-steps.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import {
  acceptAuthenticatorCode,
  authenticatorKey,
  authenticatorOf,
  beginAuthenticatorOf,
  deleteAuthenticator,
} from './authenticator.ts';
import { checkNewPasskey, createPasskey } from './ceremony.ts';
import { deletePasskey, insertPasskey, passkeysOf, presentPasskey } from './passkeys.ts';
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { afterRemoval, hasFactor, secondStepSince, turnOff, turnOn } from './second-step.ts';
import { wrongCode } from './sign-in-routes.ts';
import { base32, otpauthUri } from './totp.ts';

const done = (
  request: FastifyRequest,
  what: 'passkeyRemoved' | 'authenticatorRemoved' | 'secondStepEnded',
) => ({ success: true as const, message: wordsFor(request).confirmations[what] });

export function factorAccountRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;
  const confirm = (person: Person, { password }: { password: string }): Promise<UserRow> =>
    requirePassword(db, person, password, 'password');

  route(app, secondStep.accountSecurity, async ({ person, request }) => {
    const [since, authenticator, rows, recoveryCodesLeft] = await Promise.all([
      secondStepSince(db, person.id),
      authenticatorOf(db, person.id),
      passkeysOf(db, person.id),
      countRecoveryCodes(db, person.id),
    ]);
    return {
      secondStepSince: since?.toISOString() ?? null,
      authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
      authenticatorAvailable: config.authenticatorSecret !== undefined,
      passkeys: rows.map((row) => presentPasskey(row, request.language)),
      recoveryCodesLeft,
    };
  });

  route(app, passkey.newPasskeyOptions, async ({ person, body, request }) => {
    const user = await confirm(person, body);
    const existing = await passkeysOf(db, user.id);
    if (existing.length >= limits.passkeys) throw new ApiError('passkey_limit');
    const options = await createPasskey(config, user, existing);
    const { challenge } = options;
    await storeStep(services, {
      tokenHash: request.sessionHash ?? '',
      purpose: 'new-passkey',
      userId: user.id,
      challenge,
    });
    return options;
  });

  route(app, passkey.addPasskey, async ({ person, body, request }) => {
    const user = await ownerOf(db, person);
    const { challenge, userId } = await takeStep(db, now(), 'new-passkey', request.sessionHash ?? '');
    if (userId !== user.id) throw new ApiError('sign_in_step_expired');
    const made = await checkNewPasskey(config, body, challenge);
    const row = await inTransaction(db, async (tx) => {
      if ((await passkeysOf(tx, user.id)).length >= limits.passkeys) throw new ApiError('passkey_limit');
      const name = placeOf(request).device;
      const inserted = await insertPasskey(tx, { ...made, userId: user.id, name, createdAt: now() });
      if (inserted === undefined) throw new ApiError('passkey_refused');
      await sendFactorNews(tx, services, user, 'passkeyAdded');
      return inserted;
    });
    return { passkey: presentPasskey(row, request.language) };
  });

  route(app, passkey.removePasskey, async ({ person, params, body, request }) => {
    const user = await confirm(person, body);
    await inTransaction(db, async (tx) => {
      if (!(await deletePasskey(tx, user.id, params.id))) throw new ApiError('passkey_not_found');
      await afterRemoval(tx, services, user, 'passkeyRemoved');
    });
    return done(request, 'passkeyRemoved');
  });

  route(app, secondStep.beginAuthenticator, async ({ person, body }) => {
    const user = await confirm(person, body);
    const secret = await beginAuthenticatorOf(db, services, user.id);
    return { secret: base32(secret), uri: otpauthUri(secret, user.username) };
  });

  route(app, secondStep.confirmAuthenticator, async ({ person, body }) => {
    const user = await ownerOf(db, person);
    authenticatorKey(services);
    const begun = await authenticatorOf(db, user.id);
    if (begun === undefined || begun.confirmedAt !== null) throw new ApiError('authenticator_not_begun');
    const { codes, hashes } = await makeRecoveryCodes(user.id);
    const turnedOn = await inTransaction(db, async (tx) => {
      const code = { userId: user.id, code: body.code, state: 'begun' as const };
      if (!(await acceptAuthenticatorCode(tx, services, code))) throw wrongCode();
      await sendFactorNews(tx, services, user, 'authenticatorAdded');
      return turnOn(tx, { userId: user.id, since: now(), hashes });
    });
    return { recoveryCodes: turnedOn ? codes : [] };
  });

  route(app, secondStep.removeAuthenticator, async ({ person, body, request }) => {
    const user = await confirm(person, body);
    await inTransaction(db, async (tx) => {
      if (await deleteAuthenticator(tx, user.id))
        await afterRemoval(tx, services, user, 'authenticatorRemoved');
    });
    return done(request, 'authenticatorRemoved');
  });

  route(app, secondStep.requireSecondStep, async ({ person, body }) => {
    const user = await confirm(person, body);
    const { codes, hashes } = await makeRecoveryCodes(user.id);
    const turnedOn = await inTransaction(db, async (tx) => {
      if (!(await hasFactor(tx, user.id))) throw new ApiError('second_step_needs_factor');
      const begun = await turnOn(tx, { userId: user.id, since: now(), hashes });
      if (begun) await sendFactorNews(tx, services, user, 'secondStepOn');
      return begun;
    });
    return { recoveryCodes: turnedOn ? codes : [] };
  });

  route(app, secondStep.endSecondStep, async ({ person, body, request }) => {
    const user = await confirm(person, body);
    await inTransaction(db, async (tx) => {
      if (await turnOff(tx, user.id)) await sendFactorNews(tx, services, user, 'secondStepOff');
    });
    return done(request, 'secondStepEnded');
  });

  route(app, secondStep.renewRecoveryCodes, async ({ person, body }) => {
    const user = await confirm(person, body);
    const { codes, hashes } = await makeRecoveryCodes(user.id);
    await inTransaction(db, async (tx) => {
      if ((await secondStepSince(tx, user.id)) === null) throw new ApiError('second_step_needs_factor');
      await replaceRecoveryCodes(tx, user.id, hashes);
      await sendFactorNews(tx, services, user, 'recoveryCodesMade');
    });
    return { recoveryCodes: codes };
  });
}

async function ownerOf(db: Executor, person: Person): Promise<UserRow> {
  if (person.demo) throw new ApiError('demo_forbidden');
  const user = await userById(db, person.id);
  if (user === undefined) throw new ApiError('unauthenticated');
  return user;
}
