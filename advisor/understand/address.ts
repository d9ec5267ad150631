import type { Token } from '../words/tokens.ts';

/** What people call each other, and of themselves mean how they want to look. */
const names: ReadonlySet<string> = new Set(
  'guapa guapo guapi guapura bonita bonito preciosa precioso mona fina linda lindo bella hermosa maja'.split(
    ' ',
  ),
);

/** Words after which nothing more of a wish is waited for. */
const complete =
  /^(gracias|hola|adios|chao|vale|ok|okey|si|no|venga|buenas|dias|tardes|noches|hey|ey|oye|genial|perfecto|mil|tia|eres|luego|manana|pronto|favor|nada|dale|bueno)$/;

/** "gracias, guapa" and "guapa, ¿qué me pongo?" call the advisor; "quiero ir guapa" is a wish. */
export function isAddress(tokens: readonly Token[], start: number, end: number): boolean {
  if (end - start !== 1 || !names.has(tokens[start]?.text ?? '')) return false;
  const before = tokens[start - 1]?.text;
  if (before === undefined) return tokens.length > 1;
  return complete.test(before);
}
