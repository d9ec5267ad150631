import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Seen from above. */
export const loafers: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 0,
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
