import { expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { samples as en } from '#web/copy/en/samples.ts';
import { samples as pt } from '#web/copy/pt/samples.ts';
import { samples as es } from '#web/copy/samples.ts';
import type { ComposedSample } from './compose.ts';
import { sampleOutfits } from './plugin.ts';

const names = { es: es.garments, en: en.garments, pt: pt.garments };

function composedIn(language: Language): ComposedSample[] {
  const { load } = sampleOutfits(language) as { load: (id: string) => string };
  const code = load('\0virtual:sample-outfits');
  return Object.values(JSON.parse(code.slice(code.indexOf('{'), -1)) as Record<string, ComposedSample>);
}

it('composes the same pieces in the words of each language', () => {
  const ids = (outfits: ComposedSample[]) => outfits.map(({ pieces }) => pieces.map(({ id }) => id));
  const [spanish, ...others] = languages.map(composedIn);
  for (const outfits of others) expect(ids(outfits)).toEqual(ids(spanish ?? []));
  for (const language of languages)
    for (const { pieces } of composedIn(language))
      for (const { id, name } of pieces) expect(name).toBe(names[language][id]);
  const reasons = languages.map((language) => composedIn(language)[0]?.reasons.join());
  expect(new Set(reasons).size).toBe(languages.length);
});
