import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Audience } from '#contract/pages.ts';

/** Method and path of a call, as the contract writes it: `POST /api/wardrobe/items/:id/worn`. */
export type Call = `${Endpoint['method']} ${Endpoint['path']}`;

/** `says` is an interface text of the row's part, whole and to the letter. */
interface TextCheck {
  by: 'text';
}

/** `says` is the message of this code in the error catalogue. */
export interface ErrorCheck {
  by: 'error';
  code: string;
}

/** The call is built and refuses this body at this field with the message that `says` quotes. */
export interface RefusalCheck {
  by: 'refusal';
  call: Call;
  body: Record<string, unknown>;
  at: string;
}

/**
 * The call is built and described with these fields. `sends` and `asks` (body and query) must be
 * complete: nothing else may be required. `requires` are exactly the body's fields that cannot be
 * left out. `reads` may be a part of the answer.
 */
export interface CallCheck {
  by: 'call';
  call: Call;
  access?: Access;
  sends?: readonly string[];
  requires?: readonly string[];
  asks?: readonly string[];
  reads?: readonly string[];
  neverSends?: readonly string[];
}

/** A field of a built call's answer (or body), written `wardrobe.items[].name`. */
export interface FieldCheck {
  by: 'field';
  call: Call;
  at: string;
  of?: 'body';
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  oneOf?: readonly unknown[];
  default?: unknown;
  maximum?: number;
}

/** The page is in the page table for this audience, is built, and the web routes it. */
export interface PageCheck {
  by: 'page';
  path: string;
  audience: Audience;
}

/** The export `name` of a file (dotted for what lies inside it) equals the value. */
export interface ConstantCheck {
  by: 'constant';
  file: string;
  name: string;
  equals: unknown;
}

/** The exported pure function of a file returns the value; an error class gives the error's message. */
export interface ResultCheck {
  by: 'result';
  file: string;
  name: string;
  given: readonly unknown[];
  equals: unknown;
}

/** A test names the row: a browser journey under `tests/e2e`, or any test beside the code. */
export interface TestCheck {
  by: 'journey' | 'test';
}

export type SingleCheck =
  | TextCheck
  | ErrorCheck
  | RefusalCheck
  | CallCheck
  | FieldCheck
  | PageCheck
  | ConstantCheck
  | ResultCheck
  | TestCheck;

export type Check = SingleCheck | { by: 'every'; checks: readonly SingleCheck[] };

export const text = { by: 'text' } as const satisfies Check;
export const journey = { by: 'journey' } as const satisfies Check;
export const unitTest = { by: 'test' } as const satisfies Check;

/** For a text that the server says: the catalogue's message of this code. */
export const error = (code: string): ErrorCheck => ({ by: 'error', code });

export const refuses = (call: Call, body: Record<string, unknown>, at: string): RefusalCheck => ({
  by: 'refusal',
  call,
  body,
  at,
});

export const call = (name: Call, expected: Omit<CallCheck, 'by' | 'call'> = {}): CallCheck => ({
  by: 'call',
  call: name,
  ...expected,
});

type FieldDetails = Omit<FieldCheck, 'by' | 'call' | 'at' | 'of'>;

export const answers = (name: Call, at: string, details: FieldDetails = {}): FieldCheck => ({
  by: 'field',
  call: name,
  at,
  ...details,
});

export const sends = (name: Call, at: string, details: FieldDetails = {}): FieldCheck => ({
  by: 'field',
  call: name,
  at,
  of: 'body',
  ...details,
});

export const page = (path: string, audience: Audience): PageCheck => ({ by: 'page', path, audience });

export const constant = (file: string, name: string, equals: unknown): ConstantCheck => ({
  by: 'constant',
  file,
  name,
  equals,
});

export const returns = (
  file: string,
  name: string,
  given: readonly unknown[],
  equals: unknown,
): ResultCheck => ({ by: 'result', file, name, given, equals });

/** A named time of `web/timings.ts`, in milliseconds. */
export const timing = (name: `${string}Ms`, equals: number): ConstantCheck =>
  constant('web/timings.ts', name, equals);

export const every = (...checks: SingleCheck[]): Check => ({ by: 'every', checks });
