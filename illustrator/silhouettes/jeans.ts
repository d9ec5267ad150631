import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';
import { beltLoops, waistBack } from '../parts/waist.ts';

export const jeans: Cut = {
  cloth: 'denim',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const thread = { color: art.accent ?? (art.cloth === 'denim' ? '#c9893f' : darken(art.base, 0.35)) };
    waistBack(art);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '133,58* 125,92 116,140 109,220 106,340 103,448* 140,453 178,450* 184,340 194,240 200,190* 202,120 201,52*',
        ),
        { height: 0.68, occlusion: 0.45, grain: 3 * sign },
      );
      if (art.cloth === 'denim') {
        art.shade(place('150,120 132,200 136,300 150,330 164,280 170,190 166,130'), 0.42, {
          color: lighten(art.base, 0.55),
          blur: 11,
        });
        for (const whisker of [
          '186,168 166,164 146,150',
          '190,182 165,184 140,176',
          '192,196 171,204 150,202',
          '170,300 150,301 130,292',
          '174,314 151,321 128,318',
        ])
          art.line(place(whisker), { color: lighten(art.base, 0.7), width: 3, opacity: 0.3, blurred: true });
      }
      art.stitch(place('108,441* 140,445 178,442*'), thread);
      art.seam(place('180,448 188,340 197,240 200,194'), 0.4);
      art.seam(place('107,440 110,340 114,222 123,130 132,86'), 0.3);
      art.shade(place('166,60* 162,82 146,96 127,98* 134,62*'), 1, { color: darken(art.base, 0.2), blur: 0 });
      art.seam(place('167,60 163,82 147,97 126,99'), 0.6);
      art
        .stitch(place('170,60 166,84 149,100 126,102'), thread)
        .stitch(place('173,60 169,86 151,103 125,105'), thread);
      for (const [x, y] of place('165,80 129,99')) {
        const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
        art.over(
          `<circle cx="${cx}" cy="${cy}" r="2.3" fill="#b07a45"/><circle cx="${cx - 0.6}" cy="${cy - 0.6}" r=".8" fill="#f6d9ac"/>`,
        );
      }
    }
    art.seam('201,60 202,120 200,190', 0.6);
    art.stitch('215,60 216,110 212,138 203,150', thread).stitch('218,60 219,112 215,141 203,154', thread);
    art.panel('136,43* 160,50 200,53 240,50 264,43* 268,64* 240,71 200,74 160,71 132,64*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art
      .stitch('135,47 160,55 200,58 240,55 265,47', thread)
      .stitch('133,61 160,69 200,72 240,69 267,61', thread);
    beltLoops(art, 46, 76, [150, 250], thread.color);
    art.button(204, 65, 6, '#a9804f');
    art.folds(
      '196 178 146 140 7 -4, 204 180 252 142 7 4, 194 206 140 206 6 4, 206 204 258 210 6 -4, 180 300 116 288 7 -5, 182 326 114 330 7 5, 220 296 286 290 7 5, 218 322 288 334 7 -5, 150 360 134 444 8 3, 252 350 262 446 8 -3, 172 390 120 412 6 3, 226 402 280 394 6 3',
    );
    return { rotate: 1, scale: 0.94 };
  },
};
