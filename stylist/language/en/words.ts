import type { Words } from '../shape/words.ts';
import { day } from './day.ts';
import { grammar } from './grammar.ts';
import { looks } from './looks.ts';
import { missing } from './missing.ts';
import { remade } from './remade.ts';
import { sustainability } from './sustainability.ts';
import { taste } from './taste.ts';
import { tags, titles } from './titles.ts';
import { wordings } from './wordings/wordings.ts';

export const english: Words = {
  language: 'en',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Occasion',
    'colour-harmony': 'Colour harmony',
    season: 'Season',
    formality: 'Coherent style',
    silhouette: 'Silhouette',
    'pattern-mixing': 'Patterns',
    completeness: 'Complete outfit',
    novelty: 'Novelty',
    favourites: 'Your favourites',
  },
  day,
  titles,
  tags,
  missing,
  looks,
  remade,
  taste,
  sustainability,
};
