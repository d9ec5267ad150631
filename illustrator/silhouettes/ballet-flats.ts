import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Seen from above. */
export const balletFlats: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 0,
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
