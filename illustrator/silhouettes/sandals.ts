import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { frame } from '../parts/metal.ts';

/** Seen from above. */
export const sandals: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const bed = art.accent ?? mix('#c7a27a', art.base, 0.12);
    for (const { place, right, sign } of sides()) {
      const sole =
        '123,40 149,50 166,80 172,124 168,176 157,226 156,282 164,342 159,398 138,430 114,436 90,430 70,398 68,342 69,282 61,222 55,164 59,104 85,54';
      art.panel(place(sole), { fill: '#4a382b', height: 0.5, printed: false });
      art.panel(
        place(
          '122,46 146,55 160,82 166,125 161,175 150,225 149,282 157,342 152,395 135,423 114,429 93,423 77,395 75,342 76,282 68,221 61,164 66,107 89,60',
        ),
        { fill: bed, height: 0.6, printed: false, occlusion: 0.2 },
      );
      art.stitch(
        place(
          '122,52 143,60 155,84 159,125 155,175 144,225 142,282 149,342 146,392 132,417 114,422 96,417 85,392 82,342 83,282 74,221 68,164 72,109 92,65',
        ),
        { color: darken(bed, 0.5), closed: true },
      );
      // Imprints of toes, ball and heel.
      for (const rest of [
        '99,80 118,64 140,76 138,104 112,112 90,108',
        '85,352 115,336 146,352 143,394 115,410 90,394',
      ])
        art.shade(place(rest), 0.26, { color: darken(bed, 0.8), blur: 6 });
      art.line(place('102,376* 131,376*'), {
        color: darken(bed, 0.8),
        width: 2,
        dash: '3 1.4',
        opacity: 0.5,
      });
      for (const [strap, hem] of [
        [
          '52,124* 81,108 114,104 147,108 176,126* 178,176* 149,162 114,158 81,162 50,172*',
          '55,131 81,115 114,111 147,115 174,133',
        ],
        [
          '57,208* 85,194 114,191 143,194 169,210* 166,262* 141,246 114,243 87,246 62,258*',
          '59,215 85,201 114,198 143,201 168,217',
        ],
      ] as const) {
        art.panel(place(strap), { height: 0.62, occlusion: 0.65 });
        art.stitch(place(hem));
      }
      art
        .stitch(place('52,166 81,155 114,151 149,155 176,169'))
        .stitch(place('63,252 87,239 114,236 141,239 166,255'));
      for (const [x, y] of [
        [84, 136],
        [88, 220],
      ] as const) {
        art.panel(
          place(
            `${x - 26},${y - 8}* ${x + 26},${y - 13}* ${x + 32},${y - 4} ${x + 26},${y + 7}* ${x - 25},${y + 12}*`,
          ),
          {
            height: 0.5,
            occlusion: 0.5,
          },
        );
        for (const hole of [12, 20]) {
          const [at] = place(`${x + hole},${y - 2}`);
          if (at) art.paint(`<circle cx="${at[0]}" cy="${at[1]}" r="1.6" fill="#1c1512"/>`);
        }
        const left = right ? 400 - x : x;
        frame(art, left, y - 1, 17, 26, 3.2);
        art.over(
          `<path d="M${left} ${y - 1}h${12 * sign}" stroke="#d9bb7c" stroke-width="2.4" stroke-linecap="round"/>`,
        );
      }
      art.line(place('61,120 88,108 114,105'), { color: lighten(art.base, 0.5), opacity: 0.4 });
    }
    art.folds(
      '94 116 99 156 6 3, 143 116 138 158 6 -2, 260 114 264 158 6 2, 301 116 297 156 6 -3, 103 200 105 242 6 2, 279 198 277 244 6 -2, 98 300 107 330 8 3, 293 300 286 330 8 3',
      0.25,
    );
    return { rotate: -3, scale: 0.96 };
  },
};
