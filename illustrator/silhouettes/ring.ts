import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { plate, wire } from '../parts/metal.ts';

/** A solitaire; the second colour is the stone's. */
export const ring: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const stone = art.accent ?? '#dfe8ec';
    wire(art, '200,178 260,196 300,244 306,304 278,362 228,392 172,392 122,362 94,304 100,244 140,196', 23, {
      closed: true,
    });
    art.lineOver('200,190 253,206 288,248 294,302 269,352 224,380 176,380 131,352 106,302 112,248 147,206', {
      color: darken(art.base, 0.6),
      width: 1.4,
      opacity: 0.6,
      closed: true,
    });
    plate(art, '168,150* 232,150* 218,192 200,198 182,192');
    const facets: readonly (readonly [outline: string, shade: number])[] = [
      ['142,112* 168,84* 182,108* 164,122*', 0.35],
      ['168,84* 232,84* 218,108* 182,108*', 0.9],
      ['232,84* 258,112* 236,122* 218,108*', -0.1],
      ['142,112* 164,122* 200,176*', -0.25],
      ['164,122* 182,108* 218,108* 236,122* 200,176*', 0.6],
      ['236,122* 258,112* 200,176*', -0.42],
      ['164,122* 200,122* 200,176*', 0.2],
      ['182,108* 218,108* 200,122*', 0.98],
    ];
    for (const [outline, shade] of facets) {
      const d = art.path(outline);
      const fill = shade > 0 ? lighten(stone, shade) : darken(stone, -shade);
      art.over(
        `<path d="${d}" fill="${fill}" stroke="${darken(stone, 0.55)}" stroke-width=".7" stroke-opacity=".5"/>`,
      );
    }
    for (const claw of [
      '150,106* 158,110* 186,170*',
      '250,106* 242,110* 214,170*',
      '178,84* 184,84* 182,94*',
      '216,84* 222,84* 218,94*',
    ])
      wire(art, claw, 4);
    return { rotate: 4, dy: -4 };
  },
};
