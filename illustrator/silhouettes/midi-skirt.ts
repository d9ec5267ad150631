import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';

export const midiSkirt: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    art.inside('142,44* 200,37 258,44* 250,58 200,64 150,58', '147,46* 200,39 253,46* 238,56 162,56');
    art.label(200, 42, 26, 11);
    art.panel(
      symmetric('142,56* 128,96 116,150 100,240 82,340 62,424* 88,436 112,430 138,444 164,438 200,448'),
      { height: 0.7 },
    );
    // Each flute has a lit flank and a shaded one that deepens towards the hem.
    for (const [top, hem, width, depth] of [
      [150, 96, 11, 0.26],
      [172, 150, 13, 0.22],
      [206, 214, 14, 0.24],
      [232, 262, 12, 0.22],
      [252, 308, 11, 0.28],
    ] as const) {
      art.shade(
        [
          [top, 170],
          [(top + hem) / 2 + 4, 300],
          [hem + width, 446, 1],
          [hem - width, 446, 1],
          [(top + hem) / 2 - 6, 310],
        ],
        depth,
        { blur: 6 },
      );
      art.raise(
        [
          [top - 12, 190],
          [(top + hem) / 2 - 20, 320],
          [hem - width - 24, 448, 1],
          [hem - width, 448, 1],
          [(top + hem) / 2 - 8, 320],
        ],
        0.5,
      );
    }
    art.seam('118,150 103,240 86,340 68,420', 0.18).seam('282,150 297,240 314,340 332,420', 0.18);
    for (const dart of ['172,78 169,104 167,128', '228,78 231,104 233,128']) art.seam(dart, 0.4);
    art.stitch('65,414 88,425 113,420 139,433 165,428 200,437 235,428 261,433 287,420 312,425 335,414');
    art.panel('141,48* 168,55 200,57 232,55 259,48* 264,76* 232,84 200,86 168,84 136,76*', {
      height: 0.45,
      occlusion: 0.4,
    });
    art.stitch('141,52 168,59 200,61 232,59 259,52').stitch('137,72 168,80 200,82 232,80 263,72');
    art.seam('259,60 268,100 274,136', 0.45).stitch('255,80 263,104 268,138');
    art.folds(
      '126 120 176 140 7 5, 274 118 226 142 7 -5, 116 180 130 300 8 4, 284 184 268 300 8 -4, 190 100 194 220 9 4, 216 130 222 260 8 -3',
      0.3,
    );
    return { rotate: 0.7, dy: -2, scale: 0.98 };
  },
};
