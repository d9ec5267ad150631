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

export const portuguese: Words = {
  language: 'pt',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Ocasião',
    'colour-harmony': 'Harmonia de cor',
    season: 'Estação',
    formality: 'Coerência de estilo',
    silhouette: 'Silhueta',
    'pattern-mixing': 'Padrões',
    completeness: 'Outfit completo',
    novelty: 'Novidade',
    favourites: 'As tuas favoritas',
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
