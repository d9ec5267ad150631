import type { Token } from '../words/tokens.ts';

/** Words that address a person, or describe the desired look. */
const names: ReadonlySet<string> = new Set(
  'guapa guapo guapi guapura bonita bonito preciosa precioso mona fina linda lindo bella hermosa maja'.split(
    ' ',
  ),
);

/** Words after which a request is grammatically complete. */
const complete =
  /^(gracias|hola|adios|chao|vale|ok|okey|si|no|venga|buenas|dias|tardes|noches|hey|ey|oye|genial|perfecto|mil|tia|eres|luego|manana|pronto|favor|nada|dale|bueno)$/;

/** "gracias, guapa" and "guapa, ¿qué me pongo?" address the advisor; "quiero ir guapa" is a request. */
export function isAddress(tokens: readonly Token[], start: number, end: number): boolean {
  if (end - start !== 1 || !names.has(tokens[start]?.text ?? '')) return false;
  const before = tokens[start - 1]?.text;
  if (before === undefined) return tokens.length > 1;
  return complete.test(before);
}
