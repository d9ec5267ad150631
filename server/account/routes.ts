import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/account.ts';
import { isTrialPending } from '#server/payments/trial/queries.ts';
import { requireUnguessable } from '#server/people/auth/password-rules.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { keepLanguage, updatePasswordHash, userById } from '#server/people/auth/queries.ts';
import { requirePassword } from '#server/people/auth/require-password.ts';
import { clearSessionCookie } from '#server/people/auth/session-cookie.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { signIn } from '#server/people/auth/sign-in.ts';
import { sendPasswordChanged } from '#server/people/recovery/letters.ts';
import { announce } from '#server/platform/db/announcements.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { setLanguageCookie } from '#server/platform/http/language.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { erasePerson } from './erase.ts';
import { exportOf } from './export.ts';

export function accountRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now } = services;

  route(app, contract.accountStatus, async ({ person }) => {
    const user = await userById(db, person.id);
    if (user === undefined) throw new ApiError('unauthenticated');
    return {
      createdAt: user.createdAt.toISOString(),
      emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
      trialPending: await isTrialPending(db, user.id),
    };
  });

  route(app, contract.changePassword, async ({ person, body, request, reply }) => {
    const user = await requirePassword(db, person, body.currentPassword);
    requireUnguessable(body.newPassword, person, 'newPassword');
    const passwordHash = await hashPassword(body.newPassword);
    await inTransaction(db, async (tx) => {
      await updatePasswordHash(tx, person.id, passwordHash);
      await sessions.endAll(person.id, undefined, tx);
      await sendPasswordChanged(tx, services, user);
    });
    sessions.clearCache(person.id);
    await signIn(services, sessions, { user, request, reply, tellOwner: false });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.passwordChanged,
    };
  });

  route(app, contract.signOutEverywhere, async ({ person, request, reply }) => {
    await sessions.endAll(person.id);
    clearSessionCookie(request, reply);
    return { success: true as const, message: wordsFor(request).confirmations.signedOutEverywhere };
  });

  route(app, contract.readLanguage, async ({ person }) => ({ language: person.language }));

  route(app, contract.changeLanguage, async ({ person, body: { language }, request, reply }) => {
    await inTransaction(db, async (tx) => {
      await keepLanguage(tx, person.id, language);
      await announce(tx, { person: person.id });
    });
    sessions.clearCache(person.id);
    setLanguageCookie(request, reply, language);
    return { language };
  });

  route(app, contract.exportAccount, async ({ person, reply }) => {
    const day = now().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="vestidor-${person.username}-${day}.zip"`)
      .send(exportOf(services, person));
  });

  route(app, contract.eraseAccount, async ({ person, body, request, reply }) => {
    await requirePassword(db, person, body.password);
    await erasePerson(services, sessions, person.id);
    clearSessionCookie(request, reply);
    return { success: true as const, message: wordsFor(request).confirmations.accountErased };
  });
}
