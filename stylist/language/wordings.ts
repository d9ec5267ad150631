import type * as wordings from './es/wordings/wordings.ts';

type Told<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Told<T[K]>;
};

/** By the rules that use them; each list says one thing in several ways. */
export type Wordings = Told<typeof wordings>;
