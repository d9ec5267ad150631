import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { frame } from '../parts/metal.ts';

const balletFlats: Cut = {
  cloth: 'leather',
  draw(art) {
    const insole = mix('#dcc3a2', art.base, 0.12);
    const opening =
      '112,166 142,184 156,222 153,270 149,310 151,352 146,388 132,407 112,412 92,407 78,388 73,352 75,310 71,270 68,222 82,184';
    for (const { place } of sides()) {
      art.panel(
        place(
          '112,56 144,68 169,102 177,150 174,204 165,254 160,300 163,352 157,398 138,426 112,432 86,426 67,398 61,352 64,300 59,250 50,200 48,150 56,100 82,66',
        ),
        { height: 0.74 },
      );
      art.shade(place('60,200 66,300 64,352 70,398 88,420 78,352 74,290 68,220'), 0.32, { blur: 6 });
      art.shade(place('174,190 162,290 160,352 154,400 140,420 150,352 152,280 160,220'), 0.36, { blur: 6 });
      art.panel(place(opening), { fill: darken(insole, 0.42), height: 0, printed: false });
      art.shade(
        place(
          '112,196 138,206 147,240 144,280 141,312 143,352 139,382 128,398 112,402 96,398 86,382 82,352 84,312 80,270 78,236 88,206',
        ),
        1,
        { color: insole },
      );
      art.shade(place('78,182 112,168 148,182 154,216 112,206 72,218'), 0.62, { blur: 6 });
      art.shade(place('96,350 112,342 130,350 130,384 112,394 96,384'), 0.16, { blur: 6 });
      art.shade(place('74,260 88,260 90,380 80,386'), 0.5, { blur: 2 });
      art.line(place('101,366* 123,366*'), {
        color: darken(insole, 0.6),
        width: 2,
        dash: '3 1.4',
        opacity: 0.6,
      });
      art.line(place(opening), { color: darken(art.base, 0.5), width: 5.4, closed: true });
      art.line(place(opening), { color: lighten(art.base, 0.14), width: 3.2, closed: true });
      art.swell(place(opening), 4, 0.5);
      art.seam(place('112,414 112,431'), 0.5);
      art.panel(place('112,160 96,146 82,148 80,164 84,176 98,172'), { height: 0.55, occlusion: 0.6 });
      art.panel(place('114,160 130,147 144,150 145,165 140,176 128,172'), { height: 0.55, occlusion: 0.6 });
      art.panel(place('110,166 104,186 96,198 104,201 114,180 122,200 130,196 120,180 116,165'), {
        height: 0.4,
        occlusion: 0.5,
      });
      art.panel(place('106,158 113,155 120,159 120,169 113,172 106,168'), { height: 0.7, occlusion: 0.5 });
    }
    art.folds(
      '70 130 96 84 12 -6, 306 84 338 130 12 -6, 84 132 140 122 6 5, 262 126 318 134 6 5, 62 250 66 340 6 -2, 330 250 330 350 6 2, 88 152 104 160 2, 296 152 312 160 2',
      0.28,
    );
    return { rotate: 3, scale: 1.02, dy: -2 };
  },
};

const loafers: Cut = {
  cloth: 'leather',
  draw(art) {
    const insole = mix('#c39a6b', art.base, 0.2);
    for (const { place } of sides()) {
      art.panel(
        place(
          '114,38 145,46 168,78 178,124 176,178 166,228 163,282 168,340 163,396 140,432 114,438 88,432 66,398 64,340 65,282 57,222 52,164 59,104 81,58',
        ),
        { fill: '#2a201b', height: 0.4, printed: false },
      );
      art.panel(
        place(
          '114,43 143,51 164,81 172,125 170,177 161,227 159,282 163,340 157,393 137,425 114,431 91,426 73,396 70,340 70,282 62,221 58,164 64,107 84,63',
        ),
        { height: 0.72 },
      );
      art.shade(place('61,170 71,270 71,340 78,398 95,422 85,340 85,250 74,190'), 0.3, { blur: 6 });
      art.shade(place('169,170 159,270 160,340 152,398 138,420 148,340 150,250 158,190'), 0.34, { blur: 6 });
      // The opening: lining in shadow, insole in the light, a stamp at the heel.
      art.panel(
        place('115,224 136,232 147,260 149,306 151,352 144,394 115,412 88,396 82,352 82,306 85,260 95,232'),
        {
          fill: darken(insole, 0.45),
          height: 0,
          printed: false,
        },
      );
      art.shade(place('117,240 134,252 142,290 143,352 136,388 118,401 98,390 92,352 94,290 102,252'), 1, {
        color: insole,
      });
      art.shade(place('99,228 136,230 146,262 118,252 89,264'), 0.6, { blur: 6 });
      art.shade(place('84,270 96,270 97,380 88,388'), 0.5, { blur: 2 });
      art.line(place('103,366* 132,366*'), { color: '#5a3f28', width: 2, dash: '3 1.4', opacity: 0.7 });
      art.stitch(
        place('115,219 139,228 151,258 155,306 157,354 150,398 115,417 83,399 76,354 77,306 79,258 91,228'),
        {
          closed: true,
        },
      );
      art.seam(place('115,413 115,430'), 0.5);
      art.panel(place('81,214* 74,170 79,124 94,90 116,79 139,89 154,122 155,170 149,214* 115,206'), {
        height: 0.5,
        occlusion: 0.5,
      });
      art.line(place('79,204 72,168 77,120 93,86 116,74 140,85 157,120 158,168 151,204'), {
        color: darken(art.base, 0.85),
        width: 5.4,
        dash: '.1 6',
        opacity: 0.7,
      });
      art.seam(place('81,206 76,168 80,122 95,90 116,80 139,90 154,122 154,168 148,206'), 0.7);
      art.panel(place('88,208* 115,200 144,208* 142,236 136,246 115,251 95,247 90,236'), {
        height: 0.5,
        occlusion: 0.45,
      });
      art.stitch(place('94,212 95,238 115,245 136,238 137,212'));
      art.panel(place('59,184* 88,174 115,171 144,174 171,184* 169,224* 144,209 115,206 88,209 63,222*'), {
        height: 0.5,
        occlusion: 0.6,
      });
      art
        .stitch(place('61,189 88,179 115,176 144,179 169,189'))
        .stitch(place('63,217 88,204 115,201 144,204 168,218'));
      art.shade(place('96,187* 115,184 135,187* 129,196 115,193 102,196'), 0.9, { blur: 0 });
      art.line(place('96,187* 102,196 115,193 129,196 135,187*'), {
        color: darken(art.base, 0.3),
        width: 1.4,
      });
    }
    art.folds(
      '81 62 121 54 7 -4, 68 110 77 66 6 -4, 249 80 279 60 7 -4, 99 110 105 180 9 4, 271 104 268 180 9 -4, 65 240 74 330 5 -2, 248 250 243 340 5 2, 335 240 326 330 5 2, 85 190 110 186 5 2, 260 186 290 190 5 2',
      0.28,
    );
    return { rotate: 3, scale: 0.96, dy: 2 };
  },
};

const sandals: Cut = {
  cloth: 'leather',
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

export const shoeCutsFromAbove = {
  'ballet-flats': balletFlats,
  loafers,
  sandals,
};
