import type { z } from 'zod';
import type { Services } from '#server/services.ts';

export interface Outcome {
  ok: boolean;
  text: string;
  data: Record<string, unknown>;
}

export interface Option<T = unknown> {
  usage: string;
  help: string;
  schema: z.ZodType<T>;
}

export interface Command<O = unknown> {
  words: readonly string[];
  help: string;
  options: Readonly<Record<string, Option>>;
  danger?: string;
  run(services: Services, words: readonly string[], options: O): Promise<Outcome>;
}

type ValuesOf<S extends Record<string, Option>> = { [Name in keyof S]: z.output<S[Name]['schema']> };

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
