import type { Art } from '../art.ts';
import { lightness } from '../color.ts';
import { type Outline, sides, sleeveLean } from '../geometry.ts';

/** Smoked horn on pale cloth. */
export function pearl(art: Art): string {
  return art.accent ?? (lightness(art.base) > 0.92 ? '#dcd3c2' : '#efe8da');
}

export function shirtSleeves(art: Art, button: string): void {
  for (const { place, sign } of sides(sleeveLean)) {
    art.panel(place('104,100* 84,116 68,170 48,262 32,346* 52,356 74,357* 90,290 108,222 108,188* 98,140'), {
      grain: 13 * sign,
      height: 0.6,
    });
    const [a, b, c] = place('72,290 60,280 84,300');
    const [d, e, f] = place('58,346 46,342 66,350');
    if (a && b && c && d && e && f)
      art.folds(
        [
          [d, a],
          [e, b],
          [f, c],
        ]
          .map(([from, to]) => `${from?.[0]} ${from?.[1]} ${to?.[0]} ${to?.[1]} 3.4 1`)
          .join(', '),
        0.35,
      );
    art.panel(place('30,342* 52,351 76,351* 74,372 71,390* 48,390 24,382* 27,362'), {
      grain: 10 * sign,
      height: 0.5,
      occlusion: 0.3,
    });
    art.stitch(place('31,347* 52,355 74,355* 69,386* 48,386 28,379*'), { closed: true });
    const [at] = place('64,371');
    if (at) art.button(at[0], at[1], 3.4, button);
  }
}

export function shirtCollar(art: Art, dropUnits = 0): void {
  const down = (outline: string): Outline =>
    outline.replace(/,(\d+)/g, (_, y: string) => `,${Number(y) + dropUnits}`);
  for (const { place, sign } of sides()) {
    art.panel(place(down('168,66* 158,82 148,104 168,148* 184,136 200,121* 182,102 172,80')), {
      grain: 24 * sign,
      height: 0.55,
      occlusion: 0.45,
    });
    art.stitch(place(down('153,104 170,142* 197,121')));
  }
}
