import type { z } from 'zod';
import type { Services } from '#server/services.ts';

/** What a command has done: words for a person and data for a program. */
export interface Outcome {
  ok: boolean;
  text: string;
  data: Record<string, unknown>;
}

export interface Option<T = unknown> {
  /** How it is written: `--limit N`; without a value it is a flag. */
  usage: string;
  help: string;
  schema: z.ZodType<T>;
}

export interface Command<O = unknown> {
  /** What it is told about, in order: `REFERENCIA`. */
  words: readonly string[];
  help: string;
  options: Readonly<Record<string, Option>>;
  /** Why it asks before it does what cannot be undone. */
  danger?: string;
  run(services: Services, words: readonly string[], options: O): Promise<Outcome>;
}

type ValuesOf<S extends Record<string, Option>> = { [Name in keyof S]: z.output<S[Name]['schema']> };

/** Defines a command; the values of its options are typed by their schemas. */
export function command<const S extends Record<string, Option>>(definition: {
  words?: readonly string[];
  help: string;
  options?: S;
  danger?: string;
  run(services: Services, words: readonly string[], options: ValuesOf<S>): Promise<Outcome>;
}): Command {
  const { words = [], options = {} } = definition;
  return { ...definition, words, options } as Command;
}

export const done = (text: string, data: Record<string, unknown> = {}): Outcome => ({ ok: true, text, data });
export const failed = (text: string, data: Record<string, unknown> = {}): Outcome => ({
  ok: false,
  text,
  data,
});
