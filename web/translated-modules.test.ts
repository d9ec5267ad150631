import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { translatedModules } from './translated-modules.ts';

/** The outfit engine as a page in the language bundles it. */
async function engineIn(language: Language): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [translatedModules(language)],
    build: { write: false, minify: false, lib: { entry: 'stylist/generate.ts', formats: ['es'] } },
  });
  const outputs = [built].flat() as Rollup.RollupOutput[];
  return outputs.flatMap(({ output }) => output.map((one) => ('code' in one ? one.code : ''))).join('\n');
}

const telling: Readonly<Record<Language, string>> = {
  es: 'De negro de arriba abajo',
  en: 'Black from head to toe',
  pt: 'De preto dos pés à cabeça',
};

it.each(['es', 'en', 'pt'] as const)(
  'a build in %s holds the words of no other language',
  async (language) => {
    const code = await engineIn(language);
    const told = Object.entries(telling).flatMap(([each, words]) => (code.includes(words) ? [each] : []));
    expect(told).toEqual([language]);
  },
);
