import type { ComposedSample } from './compose.ts';

/** "Blazer azul marino, camisa de rayas": the garments of an outfit as one line. */
export function inWordsOf({ pieces }: Pick<ComposedSample, 'pieces'>): string {
  const [first = '', ...others] = pieces.map((piece) => piece.name);
  return [first, ...others.map((name) => name.charAt(0).toLocaleLowerCase('es') + name.slice(1))].join(', ');
}
