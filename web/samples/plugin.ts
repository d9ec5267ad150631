import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';
import { samples as en } from '#web/copy/en/samples.ts';
import { samples as pt } from '#web/copy/pt/samples.ts';
import { samples as es } from '#web/copy/samples.ts';
import { type ComposedSample, composeFor } from './compose.ts';
import { type SampleName, sampleDays } from './sample-days.ts';

/** Node, where plugins run, takes no translation in place of a module. */
const words = { es, en, pt } as const satisfies Record<Language, unknown>;

const name = 'virtual:sample-outfits';
const resolved = `\0${name}`;

/** Of the same pieces in every language: what the engine reads in names differs a little. */
function composedOf(sample: SampleName, language: Language): ComposedSample {
  const { proposal, ...day } = sampleDays[sample];
  const outfit = composeFor(day, language, es.garments)[proposal];
  if (!outfit) throw new Error(`No outfit ${proposal} of the sample wardrobe for "${sample}"`);
  const names = words[language].garments;
  return { ...outfit, pieces: outfit.pieces.map((piece) => ({ ...piece, name: names[piece.id] })) };
}

/**
 * Composes the sample outfits at build time, so that they are the engine's own while the engine stays out
 * of the page.
 */
export function sampleOutfits(language: Language): Plugin {
  return {
    name: 'vestidor:sample-outfits',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const names = Object.keys(sampleDays) as SampleName[];
      const composed = names.map((sample) => [sample, composedOf(sample, language)]);
      return `export const composed = ${JSON.stringify(Object.fromEntries(composed))};`;
    },
  };
}
