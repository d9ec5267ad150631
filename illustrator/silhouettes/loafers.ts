import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Penny loafers seen from above: apron with its moccasin seam, strap with the slot, and the insole. */
export const loafers: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const insole = mix('#c39a6b', art.base, 0.2);
    for (const { place } of sides()) {
      art.panel(
        place(
          '114,38 142,46 163,78 172,124 170,178 161,228 157,282 159,340 155,396 136,432 114,438 92,432 74,398 72,340 71,282 62,222 58,164 64,104 84,58',
        ),
        { fill: '#2a201b', height: 0.4, printed: false },
      );
      art.panel(
        place(
          '114,43 140,51 159,81 167,125 165,177 157,227 153,282 155,340 150,393 133,425 114,431 95,426 80,396 77,340 76,282 67,221 63,164 69,107 87,63',
        ),
        { height: 0.72 },
      );
      art.shade(place('66,170 76,270 78,340 84,398 98,422 90,340 88,250 78,190'), 0.3, { blur: 6 });
      art.shade(place('164,170 154,270 152,340 146,398 134,420 142,340 146,250 154,190'), 0.34, { blur: 6 });
      // The opening: lining in shadow, insole in the light, a stamp at the heel.
      art.panel(
        place('115,224 134,232 143,260 144,306 145,352 139,394 115,412 92,396 87,352 87,306 88,260 97,232'),
        {
          fill: darken(insole, 0.45),
          height: 0,
          printed: false,
        },
      );
      art.shade(place('117,240 132,252 138,290 138,352 132,388 117,401 101,390 96,352 97,290 103,252'), 1, {
        color: insole,
      });
      art.shade(place('100,228 134,230 142,262 118,252 92,264'), 0.6, { blur: 6 });
      art.shade(place('88,270 98,270 100,380 92,388'), 0.5, { blur: 2 });
      art.line(place('105,366* 129,366*'), { color: '#5a3f28', width: 2, dash: '3 1.4', opacity: 0.7 });
      art.stitch(
        place('115,219 137,228 147,258 149,306 150,354 144,398 115,417 88,399 82,354 82,306 83,258 93,228'),
        {
          closed: true,
        },
      );
      art.seam(place('115,413 115,430'), 0.5);
      // The apron stands up from a gathered seam around the toe.
      art.panel(place('84,214* 78,170 82,124 96,90 116,79 137,89 150,122 151,170 146,214* 115,206'), {
        height: 0.5,
        occlusion: 0.5,
      });
      art.line(place('82,204 76,168 80,120 95,86 116,74 138,85 153,120 154,168 148,204'), {
        color: darken(art.base, 0.85),
        width: 5.4,
        dash: '.1 6',
        opacity: 0.7,
      });
      art.seam(place('84,206 79,168 83,122 97,90 116,80 137,90 150,122 150,168 145,206'), 0.7);
      art.panel(place('90,208* 115,200 141,208* 139,236 134,246 115,251 97,247 92,236'), {
        height: 0.5,
        occlusion: 0.45,
      });
      art.stitch(place('96,212 97,238 115,245 134,238 135,212'));
      art.panel(place('64,184* 90,174 115,171 141,174 166,184* 164,224* 141,209 115,206 90,209 68,222*'), {
        height: 0.5,
        occlusion: 0.6,
      });
      art
        .stitch(place('66,189 90,179 115,176 141,179 164,189'))
        .stitch(place('68,217 90,204 115,201 141,204 163,218'));
      art.shade(place('98,187* 115,184 133,187* 128,196 115,193 103,196'), 0.9, { blur: 0 });
      art.line(place('98,187* 103,196 115,193 128,196 133,187*'), {
        color: darken(art.base, 0.3),
        width: 1.4,
      });
    }
    art.folds(
      '84 62 120 54 7 -4, 72 110 80 66 6 -4, 252 80 280 60 7 -4, 100 110 106 180 9 4, 272 104 270 180 9 -4, 70 240 80 330 5 -2, 252 250 250 340 5 2, 330 240 320 330 5 2, 88 190 110 186 5 2, 262 186 290 190 5 2',
      0.28,
    );
    return { rotate: 3, scale: 0.96, dy: 2 };
  },
};
