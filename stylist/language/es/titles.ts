import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { lowerCase } from '../lower-case.ts';
import type { TagWords, TitleWords } from '../shape/words.ts';
import { agree } from './grammar.ts';

/** Followed by a colour: "Oficina en azul marino". */
const scenes: Readonly<Record<Occasion, readonly string[]>> = {
  casual: ['Día tranquilo', 'Paseo', 'Sobremesa'],
  work: ['Oficina', 'Reunión', 'Jornada'],
  formal: ['Ceremonia', 'Etiqueta', 'Gran ocasión'],
  party: ['Noche', 'Brindis', 'Fiesta'],
  date: ['Cita', 'Cena', 'Atardecer'],
  sport: ['Entreno', 'Ruta', 'Calentamiento'],
};

export const titles: TitleWords = {
  scenes,
  scene: (scene, colours) => `${scene} en ${colours}`,
  suit: (colour) =>
    colour ? `traje ${agree(colour, { text: 'traje', gender: 'm', plural: false })}` : 'traje',
  shod: (clothes, shoes) => `${clothes} con ${shoes}`,
  /** Fixes "Blazer beige de lino y pantalones crudos de lino". */
  withoutEcho: (name) => name.replace(/( de (?:lino|seda|cuero|pana|ante))( (?:y|con) .+)\1$/, '$2$1'),
  nameless: 'outfit',
};

export const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutros',
    'colour-harmony.accent': 'toque de color',
    'colour-harmony.echo': 'tono sobre tono',
    'colour-harmony.tone-on-tone': 'tono sobre tono',
    'colour-harmony.analogous': 'colores vecinos',
    'colour-harmony.complementary': 'colores opuestos',
    'colour-harmony.contrast': 'contraste',
    'colour-harmony.clash': 'mezcla atrevida',
  },
  layers: 'capas',
  patterned: 'estampado',
  unworn: 'para estrenar',
  favourites: 'favoritas',
};
