import { colourDistance, lightnessContrast } from '../colour/oklch.ts';
import { pairHarmony, type Tone } from '../colour/pair-harmony.ts';
import type { Scheme } from '../colour/palette.ts';
import { capitalise, colourOf, joinAnd, of, the, theShort, verb } from '../language/grammar.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { schemeOfOutfit, visibleArea } from '../visible-colours.ts';
import { type Rule, scoreBy } from './rule.ts';

const byArea = (a: Piece, b: Piece) => visibleArea(b) - visibleArea(a);

/** The two largest. */
function colourful(outfit: Outfit): Piece[] {
  return outfit.pieces.filter((piece) => !piece.main.neutral).sort(byArea);
}

const pick = (turn: number, ...texts: readonly string[]): string => texts[turn % texts.length] ?? '';

function neutralText(outfit: Outfit, turn: number): string {
  const large = [...outfit.pieces].sort(byArea).slice(0, 3);
  const [first, second] = large;
  if (large.every((piece) => piece.main.neutral === 'black')) {
    return pick(
      turn,
      'De negro de arriba abajo: elegante sin pensarlo.',
      'Todo al negro, y que hablen las texturas.',
    );
  }
  const names = joinAnd(large.slice(0, 2).map((piece) => the(piece.garment)));
  const has = (family: Piece['main']['neutral']) => large.some((piece) => piece.main.neutral === family);
  if (has('blue') && has('earth')) {
    return pick(
      turn,
      `Azules y tonos tierra se entienden siempre: ${names} van de la mano.`,
      `${capitalise(names)} juntan azul y tierra, la pareja más fiel del armario.`,
    );
  }
  if (first && second && lightnessContrast(first.main, second.main) > 0.45) {
    const [light, dark] = first.main.lightness > second.main.lightness ? [first, second] : [second, first];
    return pick(
      turn,
      `El contraste entre ${the(light.garment)} y ${the(dark.garment)} da nitidez sin un solo color de más.`,
      `${capitalise(the(light.garment))} ${verb(light.garment, 'ilumina', 'iluminan')} y ${the(dark.garment)} ${verb(dark.garment, 'asienta', 'asientan')}: claro y oscuro, nada más.`,
    );
  }
  return pick(
    turn,
    `${capitalise(names)} forman una base neutra que no falla.`,
    `${capitalise(names)} se mueven en la misma gama serena.`,
  );
}

function accentText(accent: Piece, turn: number): string {
  if (visibleArea(accent) >= 0.7) {
    const { garment } = accent;
    return pick(
      turn,
      `${capitalise(the(garment))} ${verb(garment, 'pone', 'ponen')} el color y el resto, en neutro, acompaña.`,
      `Todo el protagonismo es para ${the(garment)}; lo demás baja la voz.`,
    );
  }
  const colour = colourOf(accent.garment);
  return pick(
    turn,
    `Un toque de ${colour} en ${theShort(accent.garment)} anima una base neutra.`,
    `Sobre la base neutra, el ${colour} ${of(theShort(accent.garment))} es el único acento, y basta.`,
  );
}

/** Loses nothing: an accent is as good as a neutral. */
const goodHarmony = 0.92;

const isColourOf = (tone: Tone, piece: Piece) =>
  piece.seconds.some((second) => colourDistance(second, tone) < 0.08);

const echoes = (a: Piece, b: Piece) => isColourOf(a.main, b) || isColourOf(b.main, a);

/** About equally light without being one colour. */
function blurs(a: Piece, b: Piece): boolean {
  return lightnessContrast(a.main, b.main) < 0.12 && colourDistance(a.main, b.main) >= 0.05;
}

export const colourHarmony: Rule = {
  key: 'colour-harmony',
  label: 'Armonía de color',
  terms: [
    {
      name: 'harmony',
      pair(a, b, { occasion }) {
        const missed = Math.max(0, goodHarmony - pairHarmony(a.main, b.main));
        if (missed === 0) return 0;
        const seen = Math.sqrt(visibleArea(a) * visibleArea(b));
        const loss = seen * (0.5 * missed + 2 * missed ** 2) * (echoes(a, b) ? 0.6 : 1);
        // Sportswear is loud, and suitable shoes matter more than matching ones.
        return occasion === 'sport' ? 0.4 * loss : loss;
      },
    },
    {
      name: 'flat',
      pair(a, b, { occasion }) {
        const halves = a.slot === 'base' ? b.slot === 'bottom' : a.slot === 'bottom' && b.slot === 'base';
        return halves && occasion !== 'sport' && blurs(a, b) ? 0.04 : 0;
      },
    },
    { name: 'metals', pair: (a, b) => (a.metal && b.metal && a.metal !== b.metal ? 1 : 0) },
  ],
  reason(outfit, context, turn = 0) {
    const scheme = schemeOfOutfit(outfit);
    const [first, second] = colourful(outfit);
    const key = `colour-harmony.${scheme}`;
    if (scoreBy(colourHarmony, outfit, context) < 0.68) {
      const [a, b] = first && second ? [first, second] : [...outfit.pieces].sort(byArea);
      const names = [a, b].flatMap((piece) => (piece ? [the(piece.garment)] : []));
      return {
        key: 'colour-harmony.uneasy',
        tone: 'caution',
        text: `Los colores ${of(joinAnd(names))} no terminan de entenderse.`,
      };
    }
    if (!first || scheme === 'neutral') return { key, tone: 'praise', text: neutralText(outfit, turn) };
    if (!second || scheme === 'accent') return { key, tone: 'praise', text: accentText(first, turn) };
    if (colourDistance(first.main, second.main) < 0.05 && visibleArea(second) <= 0.3) {
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
