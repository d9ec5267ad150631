import type {
  Endpoint,
  NonJsonResponse,
  ParamsOf,
  RequestBodyOf,
  RequestQueryOf,
  ResponseOf,
} from '#contract/endpoint.ts';
import type * as modules from '#contract/modules.ts';

/* The contract's calls by "METHOD /path", as types only: schemas and zod never reach the browser. */
type Modules = (typeof modules)[keyof typeof modules];

type EndpointsIn<M> = M extends unknown
  ? { [Name in keyof M]: M[Name] extends Endpoint ? M[Name] : never }[keyof M]
  : never;

type JsonEndpoint<E> = E extends Endpoint ? (E['response'] extends NonJsonResponse ? never : E) : never;

type ByCall = {
  [E in JsonEndpoint<EndpointsIn<Modules>> as `${E['method']} ${E['path']}`]: E;
};

/** `GET /api/wardrobe`, `POST /api/wardrobe/items/:id/worn` … */
export type Call = keyof ByCall;

type Present<Key extends string, Value> = [Value] extends [undefined] ? object : { [K in Key]: Value };
/** A query whose keys are all optional is optional itself. */
type PresentQuery<Value> = [Value] extends [undefined]
  ? object
  : object extends Value
    ? { query?: Value }
    : { query: Value };

export type Input<C extends Call> = Present<'params', ParamsOf<ByCall[C]>> &
  PresentQuery<RequestQueryOf<ByCall[C]>> &
  Present<'body', RequestBodyOf<ByCall[C]>>;

export type Output<C extends Call> = ResponseOf<ByCall[C]>;
