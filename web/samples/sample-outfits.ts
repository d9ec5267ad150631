import { composed } from 'virtual:sample-outfits';
import { occasionNames } from '#contract/names.ts';
import { samples } from '#web/copy/samples.ts';
import type { ComposedSample } from './compose.ts';
import { describePieces } from './describe-pieces.ts';
import type { SampleName } from './sample-days.ts';

export interface SampleOutfit extends ComposedSample {
  title: string;
  /** Accessible name. */
  inWords: string;
  tag: string;
  /** Percent. */
  confidence: number;
}

function titled(name: SampleName): SampleOutfit {
  const outfit = composed[name];
  return {
    ...outfit,
    title: samples.titles[name],
    inWords: describePieces(outfit),
    tag: occasionNames[outfit.occasion],
    confidence: outfit.score,
  };
}

export const meeting = titled('meeting');
export const first = titled('first');
export const sunday = titled('sunday');
export const market = titled('market');
export const terrace = titled('terrace');
export const toast = titled('toast');
export const rain = titled('rain');
