import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { defaultLanguage } from '#contract/languages.ts';
import { isDatabaseAway } from '#server/platform/db/transaction.ts';
import { ApiError, CallerGone, DependencyError, type Wording } from '#server/platform/errors.ts';
import { apiWords } from '#server/platform/language/api-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import { errors } from '#server/platform/metrics/metrics.ts';

/** Responds with `{code, message, details?}` in the request's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(asApiError(error, request), request, reply),
  );
}

export function send(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(error.bodyIn(request.language));
}

export function asApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DependencyError) {
    request.log[error.logLevel]({ err: error }, 'a dependency failed');
    return new ApiError(error.errorCode);
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database cannot be reached');
    return new ApiError('unavailable', ({ refusals }) => refusals.databaseAway);
  }
  if (error instanceof CallerGone) return new ApiError('internal');
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type');
  }
  if (error.statusCode === 429) return new ApiError('rate_limited');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('malformed_request');
  }
  errors.inc();
  request.log.error({ err: error }, 'request failed');
  return new ApiError('internal');
}

interface Issue {
  instancePath: string;
  /** zod's code of the issue. */
  keyword?: string;
  message?: string;
}

/** Reports the first issue of each field. */
function validationError(issues: readonly Issue[]): ApiError {
  const details: Record<string, Wording> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean)[0];
    if (field !== undefined) details[field] ??= wordingOf(issue);
  }
  const first = Object.values(details)[0];
  return new ApiError('validation', first, details);
}

/** The words of the schema, translated; where it has none, those for the kind of issue instead of zod's English. */
const wordingOf =
  ({ message = '', keyword }: Issue): Wording =>
  ({ messages }) => {
    const { missing, shapes } = messages.data;
    const ownWords = findText(message, apiWords[defaultLanguage].messages, messages);
    if (ownWords !== undefined) return ownWords;
    if (message.endsWith('received undefined')) return missing;
    return keyword !== undefined && keyword in shapes
      ? shapes[keyword as keyof typeof shapes]
      : shapes.custom;
  };
