import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { LimitedResource } from './trust.ts';

export type Access = 'public' | 'session' | 'premium';

/** Calls of one network, besides the general limit. */
export type RateLimit = { perMinute: number } | { perHour: number };

/**
 * Whose a call is while a session has the wardrobe of a child open:
 * - `ward`: the child's.
 * - `guardian`: of the person who keeps it, as in their own wardrobe.
 * - `refused`: of no one, because it would show the child's things to others or send them to other companies.
 */
export type Whose = 'ward' | 'guardian' | 'refused';

export type NonJsonResponse = 'redirect' | 'file';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  whose?: Whose;
  rate?: RateLimit;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | NonJsonResponse;
  errors?: readonly ErrorCode[];
  spends?: readonly LimitedResource[];
  /** Overrides the server's default. */
  bodyLimitBytes?: number;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export const Done = z.object({ success: z.literal(true) });
export const DoneWithMessage = Done.extend({ message: z.string() });
export const IdParams = z.strictObject({ id: z.uuid() });

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** Before defaults are applied. */
export type RequestBodyOf<E extends Endpoint> = Input<E['body']>;
export type RequestQueryOf<E extends Endpoint> = Input<E['query']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;
