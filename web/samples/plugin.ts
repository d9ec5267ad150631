import type { Plugin } from 'vite';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { composeFor } from './compose.ts';
import { type SampleName, sampleDays } from './sample-days.ts';

const name = 'virtual:sample-outfits';
const resolved = `\0${name}`;

/**
 * Composes the sample outfits at build time, so that they are the engine's own while the engine stays out
 * of the page.
 * @param language of the build: Vite’s plugins run outside of it
 */
export function sampleOutfits(language: Language = defaultLanguage): Plugin {
  return {
    name: 'vestidor:sample-outfits',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const composed = (Object.keys(sampleDays) as SampleName[]).map((sample) => {
        const { proposal, ...day } = sampleDays[sample];
        const outfit = composeFor(day, language)[proposal];
        if (!outfit) throw new Error(`No outfit ${proposal} of the sample wardrobe for "${sample}"`);
        return [sample, outfit];
      });
      return `export const composed = ${JSON.stringify(Object.fromEntries(composed))};`;
    },
  };
}
