import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** From the front, the peak towards the viewer. */
export const cap: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 1,
  logo: [200, 212, 40],
  draw(art) {
    const peak = art.accent ?? art.base;
    art.panel(
      '92,284* 90,236 104,182 134,142 168,124 200,119 232,124 266,142 296,182 310,236 308,284* 262,268 200,262 138,268',
      { height: 0.74 },
    );
    art
      .seam('200,120 200,180 200,262', 0.55)
      .stitch('195,124 195,180 195,260')
      .stitch('205,124 205,180 205,260');
    for (const { place } of sides()) {
      art.seam(place('196,121 158,144 126,196 116,274'), 0.5);
      art.stitch(place('193,126 162,147 131,198 121,272')).stitch(place('188,121 154,142 121,194 111,274'));
      for (const [x, y] of place('160,170 112,206')) {
        const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
        art.paint(
          `<circle cx="${cx}" cy="${cy}" r="4.6" fill="none" stroke="${art.thread}" stroke-width="2.4" stroke-dasharray="1 .5"/><circle cx="${cx}" cy="${cy}" r="2.4" fill="#17120f"/>`,
        );
      }
    }
    art.shade('96,260 140,250 200,244 260,250 304,260 306,284 262,270 200,264 138,270 94,284', 0.34, {
      blur: 6,
    });
    art.panel(
      '92,282* 136,262 200,255 264,262 308,282* 330,312 342,342 330,350 288,332 244,322 200,319 156,322 112,332 70,350 62,340 72,312',
      {
        height: 0.66,
        occlusion: 0.5,
        fill: peak,
      },
    );
    for (const row of [
      '88,290 136,270 200,263 264,270 312,290',
      '82,299 134,279 200,272 266,279 318,299',
      '77,308 132,289 200,282 268,289 323,308',
      '71,319 130,299 200,292 270,299 329,319',
      '66,331 128,309 200,302 272,309 334,331',
    ])
      art.stitch(row, { color: darken(peak, 0.4) });
    art.panel(
      '64,344 70,348 112,331 156,321 200,318 244,321 288,331 330,348 336,344 331,355 288,338 244,328 200,325 156,328 112,338 69,355',
      {
        height: 0.4,
        occlusion: 0.2,
        fill: darken(peak, 0.3),
        printed: false,
      },
    );
    art.panel('190,119 194,113 206,113 210,119 206,124 194,124', { height: 0.6, occlusion: 0.5, fill: peak });
    art.folds(
      '130 196 150 260 9 5, 270 196 252 258 9 -5, 174 140 166 210 9 -5, 228 140 236 210 9 5, 100 220 108 270 6 2, 110 300 170 284 9 -4, 230 284 300 302 9 -4',
      0.28,
    );
    return { rotate: -2, dy: 4 };
  },
};
