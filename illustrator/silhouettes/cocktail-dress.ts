import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

/** A cocktail dress: sweetheart neck, boned bodice, and a skirt that flares from the waist in deep folds. */
export const cocktailDress: Cut = {
  cloth: 'silk',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    art.inside(
      '146,54* 150,96 200,104 250,96 254,54* 262,110 200,138 138,110',
      '154,98* 200,106 246,98* 232,124 200,128 168,124',
    );
    art.label(200, 110, 20, 9);
    art.panel(
      symmetric(
        '148,196* 138,236 120,290 98,350 74,414* 104,430 130,424 164,438 200,434',
        '252,196* 226,202 200,203 174,202 148,196*',
      ),
      { height: 0.68 },
    );
    for (const [top, hem, width] of [
      [158, 104, 14],
      [180, 158, 15],
      [206, 216, 15],
      [232, 272, 14],
    ] as const) {
      art.shade(
        [
          [top - 3, 206],
          [(top + hem) / 2 - 4, 310],
          [hem - width, 440, 1],
          [hem + width, 440, 1],
          [top + 5, 206],
        ],
        0.36,
      );
      art.raise(
        [
          [top + 6, 210],
          [(top + hem) / 2 + 10, 310],
          [hem + width + 2, 442, 1],
          [hem + width + 26, 442, 1],
          [top + 16, 210],
        ],
        0.55,
      );
      art.seam(
        [
          [top, 204],
          [top - (top - hem) * 0.1, 236],
          [top - (top - hem) * 0.24, 268],
        ],
        0.6,
      );
    }
    art.stitch('77,406 105,420 131,415 165,428 200,425 235,428 269,415 295,420 323,406');
    art.panel(
      symmetric(
        '162,46* 144,50* 144,84 138,112 130,138* 140,168 146,200* 174,206 200,207',
        '236,46* 240,86 228,102 212,108 200,122* 188,108 172,102 160,86 164,46*',
      ),
      { height: 0.68, occlusion: 0.45 },
    );
    for (const { place } of sides()) {
      art
        .seam(place('170,104 160,140 166,172 170,204'), 0.5)
        .stitch(place('174,106 164,140 170,172 174,204'));
      art.stitch(place('161,50 157,87 170,106 187,112 200,127'));
      art.shade(place('146,132 158,146 166,140 164,164 150,176 142,160'), 0.22, { blur: 6 });
      art.raise(place('150,112 166,108 184,116 190,134 176,148 156,142 144,128'), 0.42);
    }
    art.panel('145,190* 172,197 200,198 228,197 255,190* 256,208* 228,214 200,215 172,214 144,208*', {
      height: 0.5,
      occlusion: 0.5,
    });
    art.line('145,207 172,213 200,214 228,213 255,207', { color: darken(art.base, 0.7), opacity: 0.4 });
    art.folds(
      '150 180 188 160 5 3, 250 180 214 162 5 -3, 186 130 196 190 6 3, 218 130 208 190 6 -3, 118 300 96 410 9 -4, 284 300 306 410 9 4, 190 230 186 420 9 3, 146 240 128 420 8 -3, 256 240 280 420 8 3',
      0.34,
    );
    return { rotate: -1, dy: 0, scale: 1.02 };
  },
};
