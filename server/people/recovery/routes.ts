import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '#contract/endpoint.ts';
import * as contract from '#contract/recovery.ts';
import { requireUnguessable } from '#server/people/auth/password-rules.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { confirmEmailOf, updatePasswordHash, userByEmail, userById } from '#server/people/auth/queries.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { signIn } from '#server/people/auth/sign-in.ts';
import { requireSecondStep } from '#server/people/auth/sign-in-steps.ts';
import { SignInThrottle } from '#server/people/auth/throttle.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { sendLink, sendPasswordChanged } from './letters.ts';
import { isUsable, useLink } from './links.ts';

type TrialOutcome = ResponseOf<typeof contract.confirmEmail>['trial'];

export interface EmailHooks {
  isTrialPending(tx: Executor, userId: string): Promise<boolean>;
  /** In the confirming transaction; at most one returns a trial's outcome. */
  onEmailConfirmed: readonly ((
    tx: Executor,
    owner: { userId: string; email: string },
  ) => Promise<{ trial: TrialOutcome } | undefined>)[];
}

export function recoveryRoutes(
  app: FastifyInstance,
  services: Services,
  sessions: Sessions,
  { isTrialPending, onEmailConfirmed }: EmailHooks,
): void {
  const { db, now, config } = services;
  const throttle = new SignInThrottle(db, now, config.rateLimitFactor);

  route(app, contract.requestPasswordReset, async ({ body, request }) => {
    await inTransaction(db, async (tx) => {
      const user = await userByEmail(tx, body.email);
      if (user !== undefined) await sendLink(tx, services, { user, purpose: 'password-reset' });
    });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.linkSent,
    };
  });

  route(app, contract.resetPassword, async ({ body, request, reply }) => {
    const link = { token: body.token, purpose: 'password-reset' as const, at: now() };
    if (!(await isUsable(db, link))) throw new ApiError('link_expired');
    const passwordHash = await hashPassword(body.password);
    const user = await inTransaction(db, async (tx) => {
      const used = await useLink(tx, link);
      const owner = used && (await userById(tx, used.userId));
      if (used === undefined || owner === undefined) throw new ApiError('link_expired');
      // A later error rolls back and leaves the link usable.
      requireUnguessable(body.password, owner);
      await updatePasswordHash(tx, owner.id, passwordHash);
      await confirmEmail(tx, used);
      await sessions.endAll(owner.id, undefined, tx);
      await sendPasswordChanged(tx, services, owner);
      return owner;
    });
    sessions.clearCache(user.id);
    await throttle.clearFailures({ username: user.username, ip: request.ip });
    // The mailbox replaces the password, not the second step.
    await requireSecondStep(services, user.id, { request, reply });
    await signIn(services, sessions, { user, request, reply, tellOwner: false });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.passwordChanged,
      user: presentUser(user),
    };
  });

  route(app, contract.requestEmailConfirmation, async ({ person, request }) => {
    if (person.demo) throw new ApiError('demo_forbidden');
    await inTransaction(db, async (tx) => {
      const user = await userById(tx, person.id);
      if (user === undefined) throw new ApiError('unauthenticated');
      if (user.emailConfirmedAt !== null) throw new ApiError('email_confirmed');
      const trialPending = await isTrialPending(tx, user.id);
      await sendLink(tx, services, { user, purpose: 'email-confirmation', trialPending });
    });
    return { success: true as const, message: wordsFor(request).confirmations.mailSent(person.email) };
  });

  route(app, contract.confirmEmail, async ({ body, request }) => {
    const trial = await inTransaction(db, async (tx) => {
      const used = await useLink(tx, { token: body.token, purpose: 'email-confirmation', at: now() });
      if (used === undefined) throw new ApiError('link_expired');
      return confirmEmail(tx, used);
    });
    return { success: true as const, message: wordsFor(request).confirmations.emailConfirmed, trial };
  });

  async function confirmEmail(tx: Executor, owner: { userId: string; email: string }): Promise<TrialOutcome> {
    await confirmEmailOf(tx, owner, now());
    let trial: TrialOutcome = null;
    for (const hook of onEmailConfirmed) trial = (await hook(tx, owner))?.trial ?? trial;
    return trial;
  }
}
