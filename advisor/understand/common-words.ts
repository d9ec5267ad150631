import { wordsIn } from '../prose.ts';

/** Imperatives with the pieces they are about: "échalo", "cámbialas". */
const imperatives =
  'echa pon guarda apunta anota agenda marca manda lava quita saca cambia mete pasa mueve borra deja elimina intercambia sube baja';
const pronouns = 'lo la los las melo mela melos melas';

/** Everyday words that are never corrected to a similar word of fashion. */
export const commonWords: readonly string[] = [
  ...wordsIn(new URL('common-words.txt', import.meta.url)),
  ...imperatives.split(' ').flatMap((verb) => pronouns.split(' ').map((ending) => verb + ending)),
];
