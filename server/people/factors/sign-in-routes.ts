import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as passkey from '#contract/passkeys.ts';
import * as secondStep from '#contract/second-step.ts';
import { sendFactorNews } from '#server/people/auth/letters.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { type UserRow, userById } from '#server/people/auth/queries.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { signIn } from '#server/people/auth/sign-in.ts';
import {
  beginStep,
  forgetStep,
  readStep,
  type SignInStep,
  stepTokenHash,
  storeStep,
  takeStep,
} from '#server/people/auth/sign-in-steps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { acceptAuthenticatorCode } from './authenticator.ts';
import { checkProof, requestPasskey, userIdOf } from './ceremony.ts';
import { advanceCounter, passkeyOf, passkeysOf } from './passkeys.ts';
import { consumeRecoveryCode, looksLikeRecoveryCode } from './recovery-codes.ts';
import { countCode } from './second-step.ts';

export function factorSignInRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;

  route(app, passkey.passkeySignInOptions, async ({ request, reply }) => {
    const options = await requestPasskey(config);
    const { challenge } = options;
    await beginStep(services, { request, reply }, { purpose: 'passkey', userId: null, challenge });
    return options;
  });

  route(app, passkey.passkeySignIn, async ({ body, request, reply }) => {
    const { challenge } = await takeStep(db, now(), 'passkey', stepTokenHash(request));
    const user = await provePasskey(body, { challenge, userId: userIdOf(body.userHandle) });
    return complete(user, request, reply);
  });

  route(app, secondStep.secondStepPasskeyOptions, async ({ request }) => {
    const { userId, ...step } = await pendingStep(request);
    const options = await requestPasskey(config, await passkeysOf(db, userId));
    await storeStep(services, { ...step, userId, challenge: options.challenge });
    return options;
  });

  route(app, secondStep.secondStepByPasskey, async ({ body, request, reply }) => {
    const { userId, challenge, tokenHash } = await pendingStep(request);
    if (challenge === '') throw new ApiError('sign_in_step_expired');
    const user = await provePasskey(body, { challenge, userId });
    await takeStep(db, now(), 'second-step', tokenHash);
    return complete(user, request, reply);
  });

  route(app, secondStep.secondStepByCode, async ({ body, request, reply }) => {
    const { userId, tokenHash } = await pendingStep(request);
    const user = await userById(db, userId);
    if (user === undefined) throw new ApiError('sign_in_step_expired');
    const takeBack = await countCode(services, user);
    await inTransaction(db, async (tx) => {
      const isRecovery = looksLikeRecoveryCode(body.code);
      const right = isRecovery
        ? await consumeRecoveryCode(tx, userId, body.code)
        : await acceptAuthenticatorCode(tx, services, { userId, code: body.code, state: 'confirmed' });
      if (!right) throw wrongCode();
      await takeStep(tx, now(), 'second-step', tokenHash);
      if (isRecovery) await sendFactorNews(tx, services, user, 'recoveryCodeUsed');
    });
    await takeBack();
    return complete(user, request, reply);
  });

  async function pendingStep(request: FastifyRequest): Promise<SignInStep & { userId: string }> {
    const step = await readStep(db, now(), 'second-step', stepTokenHash(request));
    if (step.userId === null) throw new ApiError('sign_in_step_expired');
    return { ...step, userId: step.userId };
  }

  async function provePasskey(
    proof: passkey.PasskeyProof,
    { challenge, userId }: { challenge: string; userId: string | undefined },
  ): Promise<UserRow> {
    const known = userId === undefined ? undefined : await passkeyOf(db, userId, proof.id);
    const user = known && (await userById(db, known.userId));
    if (known === undefined || user === undefined) throw new ApiError('passkey_refused');
    const use = await checkProof(config, proof, { challenge, passkey: known });
    if (!(await advanceCounter(db, known, { ...use, at: now() }))) throw new ApiError('passkey_refused');
    return user;
  }

  async function complete(user: UserRow, request: FastifyRequest, reply: FastifyReply) {
    forgetStep(request, reply);
    await signIn(services, sessions, { user, request, reply });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.signedIn,
      user: presentUser(user),
    };
  }
}

export const wrongCode = (): ApiError => ApiError.inField('second_step_wrong', 'code');
