import { locale } from '#web/language.ts';
import type { ComposedSample } from './compose.ts';

/** For example "Blazer azul marino, camisa de rayas". */
export function describePieces({ pieces }: Pick<ComposedSample, 'pieces'>): string {
  const [first = '', ...others] = pieces.map((piece) => piece.name);
  return [first, ...others.map((name) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1))].join(
    ', ',
  );
}
