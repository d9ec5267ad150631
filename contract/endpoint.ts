import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { LimitedResource } from './trust.ts';

/** Who may call: anybody, a signed-in person, or a person with Premium access. */
export type Access = 'public' | 'session' | 'premium';

/** What a call answers when it is not JSON. */
export type NonJsonAnswer = 'redirect' | 'file';

/**
 * One REST call as data. `path` is relative to the origin and writes parameters as `:name`.
 * The server registers the route from it, the web's client calls by it, and the OpenAPI document
 * is printed from it, so that the three cannot disagree.
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
  /** Failures of this call's own; `validation`, `unauthenticated` and the like follow from the rest. */
  errors?: readonly ErrorCode[];
  /** What a call spends of the table of limits by trust: one of each, or what is measured afterwards. */
  spends?: readonly LimitedResource[];
  /** Largest body in bytes, where it is not the server's default. */
  bodyLimitBytes?: number;
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What a caller sends, before defaults are filled in. */
export type RequestBodyOf<E extends Endpoint> = Input<E['body']>;
export type RequestQueryOf<E extends Endpoint> = Input<E['query']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;
