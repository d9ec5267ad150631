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

export const spanish: Words = {
  language: 'es',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Ocasión',
    'colour-harmony': 'Armonía de color',
    season: 'Estación',
    formality: 'Coherencia de estilo',
    silhouette: 'Silueta',
    'pattern-mixing': 'Estampados',
    completeness: 'Outfit completo',
    novelty: 'Novedad',
    favourites: 'Tus favoritas',
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
