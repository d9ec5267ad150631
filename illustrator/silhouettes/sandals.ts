import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { frame } from '../parts/metal.ts';

/** Two-strap sandals from above, on a shaped footbed with brass buckles. */
export const sandals: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const bed = art.accent ?? mix('#c7a27a', art.base, 0.12);
    for (const { place, right, sign } of sides()) {
      const sole =
        '122,40 146,50 161,80 167,124 163,176 153,226 150,282 155,342 151,398 134,430 114,436 94,430 78,398 76,342 75,282 66,222 60,164 64,104 88,54';
      art.panel(place(sole), { fill: '#4a382b', height: 0.5, printed: false });
      art.panel(
        place(
          '121,46 143,55 156,82 161,125 157,175 147,225 144,282 149,342 145,395 131,423 114,429 97,423 84,395 82,342 81,282 72,221 66,164 70,107 91,60',
        ),
        { fill: bed, height: 0.6, printed: false, occlusion: 0.2 },
      );
      art.stitch(
        place(
          '121,52 140,60 151,84 155,125 151,175 141,225 138,282 143,342 140,392 129,417 114,422 99,417 90,392 88,342 87,282 78,221 72,164 76,109 94,65',
        ),
        { color: darken(bed, 0.5), closed: true },
      );
      // Where the foot has rested: toes, ball and heel.
      for (const rest of [
        '100,80 118,64 138,76 136,104 112,112 92,108',
        '90,352 115,336 140,352 138,394 115,410 94,394',
      ])
        art.shade(place(rest), 0.26, { color: darken(bed, 0.8), blur: 6 });
      art.line(place('104,376* 128,376*'), {
        color: darken(bed, 0.8),
        width: 2,
        dash: '3 1.4',
        opacity: 0.5,
      });
      for (const [strap, hem] of [
        [
          '58,124* 84,108 114,104 144,108 170,126* 172,176* 146,162 114,158 84,162 56,172*',
          '60,131 84,115 114,111 144,115 169,133',
        ],
        [
          '62,208* 88,194 114,191 140,194 164,210* 160,262* 138,246 114,243 90,246 68,258*',
          '64,215 88,201 114,198 140,201 163,217',
        ],
      ] as const) {
        art.panel(place(strap), { height: 0.62, occlusion: 0.65 });
        art.stitch(place(hem));
      }
      art
        .stitch(place('58,166 84,155 114,151 146,155 170,169'))
        .stitch(place('69,252 90,239 114,236 138,239 160,255'));
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
      art.line(place('66,120 90,108 114,105'), { color: lighten(art.base, 0.5), opacity: 0.4 });
    }
    art.folds(
      '96 116 100 156 6 3, 140 116 136 158 6 -2, 262 114 266 158 6 2, 300 116 296 156 6 -3, 104 200 106 242 6 2, 280 198 278 244 6 -2, 100 300 108 330 8 3, 292 300 286 330 8 3',
      0.25,
    );
    return { rotate: -3, scale: 0.96 };
  },
};
