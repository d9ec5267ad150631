import { colourDistance } from '../colour/oklch.ts';
import { type Patch, paletteHarmony, type Scheme, schemeOf } from '../colour/palette.ts';
import { capitalise, colourOf, joinAnd, of, the, theShort, verb } from '../language/grammar.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { Rule } from './rule.ts';
import { visibleArea } from './visible-area.ts';

/** The palette of an outfit: its pieces' colours by how much of them one sees. */
function paletteOf(outfit: Outfit): Patch[] {
  return outfit.pieces.map((piece) => ({
    tone: piece.main,
    area: visibleArea(piece, outfit),
    seconds: piece.seconds,
  }));
}

/** The word for what the colours of an outfit do together. */
export function schemeOfOutfit(outfit: Outfit): Scheme {
  return schemeOf(paletteOf(outfit));
}

const byArea = (outfit: Outfit) => (a: Piece, b: Piece) => visibleArea(b, outfit) - visibleArea(a, outfit);

/** The two largest pieces among those that wear a real colour. */
function colourful(outfit: Outfit): Piece[] {
  return outfit.pieces.filter((piece) => !piece.main.neutral).sort(byArea(outfit));
}

function neutralText(outfit: Outfit): string {
  const large = [...outfit.pieces].sort(byArea(outfit)).slice(0, 3);
  if (large.every((piece) => piece.main.neutral === 'black')) {
    return 'De negro de arriba abajo: elegante sin pensarlo.';
  }
  const names = large.slice(0, 2).map((piece) => the(piece.garment));
  const blueAndEarth =
    large.some((p) => p.main.neutral === 'blue') && large.some((p) => p.main.neutral === 'earth');
  if (blueAndEarth) return `Azules y tonos tierra se entienden siempre: ${joinAnd(names)} van de la mano.`;
  return `${capitalise(joinAnd(names))} forman una base neutra que no falla.`;
}

function accentText(outfit: Outfit, accent: Piece): string {
  if (visibleArea(accent, outfit) >= 0.7) {
    const gives = verb(accent.garment, 'pone', 'ponen');
    return `${capitalise(the(accent.garment))} ${gives} el color y el resto, en neutro, acompaña.`;
  }
  const colour = colourOf(accent.garment);
  return `Un toque de ${colour} en ${theShort(accent.garment)} anima una base neutra.`;
}

export const colourHarmony: Rule = {
  key: 'colour-harmony',
  label: 'Armonía de color',
  score(outfit, { occasion }) {
    const harmony = paletteHarmony(paletteOf(outfit));
    // Sports clothes are loud by trade, and right shoes matter more than matching ones.
    return occasion === 'sport' ? 0.6 + 0.4 * harmony : harmony;
  },
  reason(outfit) {
    const palette = paletteOf(outfit);
    const scheme = schemeOf(palette);
    const [first, second] = colourful(outfit);
    const key = `colour-harmony.${scheme}`;
    if (paletteHarmony(palette) < 0.68) {
      const [a, b] = first && second ? [first, second] : [...outfit.pieces].sort(byArea(outfit));
      const names = [a, b].flatMap((piece) => (piece ? [the(piece.garment)] : []));
      return {
        key: 'colour-harmony.uneasy',
        tone: 'caution',
        text: `Los colores ${of(joinAnd(names))} no terminan de entenderse.`,
      };
    }
    if (!first || scheme === 'neutral') return { key, tone: 'praise', text: neutralText(outfit) };
    if (!second || scheme === 'accent') return { key, tone: 'praise', text: accentText(outfit, first) };
    if (colourDistance(first.main, second.main) < 0.05 && visibleArea(second, outfit) <= 0.3) {
      const repeats = verb(second.garment, 'repite', 'repiten');
      const text = `${capitalise(the(second.garment))} ${repeats} el color ${of(theShort(first.garment))}: un guiño muy cuidado.`;
      return { key: 'colour-harmony.echo', tone: 'praise', text };
    }
    const pair = joinAnd([the(first.garment), the(second.garment)]);
    const sentences: Readonly<Record<Exclude<Scheme, 'neutral' | 'accent'>, string>> = {
      'tone-on-tone': `${capitalise(pair)} comparten color: un tono sobre tono muy cuidado.`,
      analogous: `${capitalise(pair)} son colores vecinos y conviven con suavidad.`,
      complementary: `${capitalise(pair)} son colores opuestos que se realzan.`,
      contrast: `${capitalise(pair)} hacen un contraste con carácter.`,
      clash: `${capitalise(pair)} hacen una mezcla atrevida.`,
    };
    return { key, tone: 'praise', text: sentences[scheme] };
  },
};
