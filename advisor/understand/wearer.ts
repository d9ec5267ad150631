import type { Garment } from '#stylist/wardrobe.ts';
import { type Annotated, occurs, patternOf } from '../words/pattern.ts';

/** The wearer as known from the conversation. */
export type Wearer = { cut: 'man' | 'woman' | null; covered: boolean };
export const anyWearer: Wearer = { cut: null, covered: false };

const man = 'hombre|chico|varon|senor|caballero|muchacho|chavo|pibe|tio|tipo|macho';
const woman = 'mujer|chica|senora|muchacha|chava|piba|tia';

const isMan = patternOf(
  `soy [un] [mi] ${man} / como ${man} / ${man} de <number> anos / ropa|moda|look|outfit|talla de ${man} / para un ${man}`,
);
const isWoman = patternOf(
  `soy [una] ${woman} / ${woman} de <number> anos / ropa|moda|look|outfit de ${woman}`,
);
const isCovered = patternOf(
  'llevo|uso|con|lleva|visto [el|mi|un] hijab|hiyab|velo|chador|niqab / soy musulmana / ropa|moda|vestir|vestimenta|visto|vestida modesta|modesto|recatada|recatado|pudorosa / moda|ropa modest / no enseno|enseño|muestro [los|las] brazos|piernas|hombros / sin ensenar|mostrar [los|las|ni] brazos|piernas|hombros|piel|nada / cubierta|tapada entera / por mi religion|fe',
);

const relations =
  'marido|mujer|esposo|esposa|novio|novia|pareja|hijo|hija|hijos|hermano|hermana|padre|madre|papa|mama|abuelo|abuela|suegro|suegra|nieto|nieta|sobrino|sobrina|amigo|amiga|bebe|nene|nena|nino|nina|peque';
const forOther = patternOf(
  `para|a mi|mis|un|una ${relations} $ / para mi|mis ${relations} de|que|en|con|hoy|manana|y / que le pongo|visto|compro * a * ${relations} / que se pone|ponga|lleva|puede mi ${relations} / vestir|visto a mi ${relations} / mi ${relations} [de] [<number>] [anos] que se pone|lleva`,
);

/** Excluded from spelling correction. */
export const wearerWords: readonly string[] = [isMan, isWoman, isCovered, forOther].flatMap(
  ({ words }) => words,
);

/** Updates the wearer from a message; the rest stays. */
export function wearerIn(tokens: readonly Annotated[], before: Wearer): Wearer {
  const cut = occurs(isMan, tokens) ? 'man' : occurs(isWoman, tokens) ? 'woman' : before.cut;
  return { cut, covered: before.covered || occurs(isCovered, tokens) };
}

/** The third person that the request is for; their garments are not on file. */
export function otherWearerIn(tokens: readonly Annotated[]): string | null {
  if (!occurs(forOther, tokens)) return null;
  const all = relations.split('|');
  return tokens.find(({ text }) => all.includes(text))?.text ?? null;
}

const ofWomen: ReadonlySet<Garment['kind']> = new Set(
  'dress skirt blouse heels flats top body tights jumpsuit bikini sports-bra clutch'.split(
    ' ',
  ) as Garment['kind'][],
);
const bare: ReadonlySet<Garment['kind']> = new Set(
  'top undershirt body shorts swimwear bikini swim-trunks sports-bra'.split(' ') as Garment['kind'][],
);
const bareName =
  /\b(lencer|tirantes|mini|cort[oa]s?\b|escot|transparen|crop|sin mangas|halter|bandeau|palabra de honor|slip|ajustad|cenid|espalda)/;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a garment leaves arms, legs or neckline uncovered, as far as known. */
function isBare(garment: Garment): boolean {
  const { kind, category, sleeve, length, style } = garment;
  if (bare.has(kind)) return true;
  if (category === 'tops' && sleeve !== 'long' && (sleeve != null || kind === 't-shirt' || kind === 'polo'))
    return true;
  if (category === 'dresses' || kind === 'skirt') {
    if (length === 'short' || (category === 'dresses' && sleeve != null && sleeve !== 'long')) return true;
    if (style === 'party' && sleeve == null && kind !== 'skirt') return true;
  }
  return bareName.test(fold(garment.name));
}

/** Whether a garment may be proposed to the wearer unprompted. */
export const suits = (garment: Garment, { cut, covered }: Wearer): boolean =>
  !(cut === 'man' && ofWomen.has(garment.kind)) && !(covered && isBare(garment));
