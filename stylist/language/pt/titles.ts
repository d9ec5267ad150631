import { occasionNames, seasonNames } from '#contract/pt/names.ts';
import { lowerCase } from '../lower-case.ts';
import type { TagWords, TitleWords } from '../shape/words.ts';
import { agree, colour } from './colours.ts';

export const titles: TitleWords = {
  /** Followed by a colour: "Escritório em azul-marinho". */
  scenes: {
    casual: ['Dia tranquilo', 'Passeio', 'Esplanada'],
    work: ['Escritório', 'Reunião', 'Dia de trabalho'],
    formal: ['Cerimónia', 'Etiqueta', 'Grande ocasião'],
    party: ['Noite', 'Brinde', 'Festa'],
    date: ['Encontro', 'Jantar', 'Entardecer'],
    sport: ['Treino', 'Trilho', 'Aquecimento'],
  },
  scene: (scene, colours) => `${scene} em ${colours}`,
  suit: (name) => (name ? `fato ${agree(colour(name), { gender: 'm', plural: false })}` : 'fato'),
  shod: (clothes, shoes) => `${clothes} com ${shoes}`,
  /** Fixes "Blazer bege de linho e calças cruas de linho". */
  withoutEcho: (name) =>
    name.replace(/( de (?:linho|seda|couro|bombazina|camurça))( (?:e|com) .+)\1$/, '$2$1'),
  nameless: 'outfit',
};

export const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutros',
    'colour-harmony.accent': 'toque de cor',
    'colour-harmony.echo': 'tom sobre tom',
    'colour-harmony.tone-on-tone': 'tom sobre tom',
    'colour-harmony.analogous': 'cores vizinhas',
    'colour-harmony.complementary': 'cores opostas',
    'colour-harmony.contrast': 'contraste',
    'colour-harmony.clash': 'mistura ousada',
  },
  layers: 'camadas',
  patterned: 'estampado',
  unworn: 'por estrear',
  favourites: 'favoritas',
};
