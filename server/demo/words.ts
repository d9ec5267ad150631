import { readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';

export const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

/** The texts of the demonstration in every language, by the Spanish ones. */
const words = new Map(
  linesOf('words.tsv')
    .slice(1)
    .map((line) => {
      const [es, en, pt, ...more] = line.split('\t');
      if (!es || !en || !pt || more.length > 0) throw new Error(`not a word in each language: ${line}`);
      return [es, { es, en, pt } satisfies Record<Language, string>] as const;
    }),
);

export const sayIn =
  (language: Language) =>
  (text: string): string =>
    words.get(text)?.[language] ?? text;
