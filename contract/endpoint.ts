import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { LimitedResource } from './trust.ts';

/** Public, signed in, or with Premium access. */
export type Access = 'public' | 'session' | 'premium';

export type NonJsonAnswer = 'redirect' | 'file';

/**
 * A REST call as data. `path` is relative to the origin, with parameters as `:name`. The server's routes,
 * the web's client and the OpenAPI document are all derived from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | NonJsonAnswer;
  /** Errors specific to this call; `validation`, `unauthenticated` and the like are implied. */
  errors?: readonly ErrorCode[];
  /** Resources it consumes from the table of trust limits: one of each, or an amount measured afterwards. */
  spends?: readonly LimitedResource[];
  /** Maximum body in bytes, where it differs from the server's default. */
  bodyLimitBytes?: number;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** The request body before defaults are applied. */
export type RequestBodyOf<E extends Endpoint> = Input<E['body']>;
export type RequestQueryOf<E extends Endpoint> = Input<E['query']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;
