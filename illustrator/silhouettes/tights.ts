import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Sheer legs with a firm top, heels and toes. */
export const tights: Cut = {
  cloth: 'chiffon',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const firm = darken(art.base, 0.28);
    for (const { place, right } of [...sides()].reverse()) {
      art.panel(
        place(
          '142,96* 134,140 140,200 152,270 158,330 158,372 152,396 134,420 118,440 122,456 144,456 168,440 184,416 190,380 192,320 197,250 200,176* 200,100*',
        ),
        { height: 0.66, occlusion: right ? 0.3 : 0.55 },
      );
      art.shade(place('176,110* 182,210 174,320 172,400 182,400 190,320 198,200'), 0.26, { blur: 6 });
      art.line(place('150,150 160,260 166,360'), {
        color: lighten(art.base, 0.6),
        width: 9,
        opacity: 0.22,
        blurred: true,
      });
      art.panel(place('130,424 118,440 122,456 142,456 152,450 140,436'), {
        fill: firm,
        height: 0,
        printed: false,
      });
      art.panel(place('190,384 184,416 174,432 166,410 176,390'), { fill: firm, height: 0, printed: false });
    }
    art.panel('146,54* 200,60 254,54* 262,98 266,140 240,156 200,190 160,156 134,140 138,98', {
      fill: firm,
      height: 0.62,
      occlusion: 0.3,
    });
    art.seam('200,70 200,186', 0.6);
    art.panel('146,42* 200,48 254,42* 256,66* 200,73 144,66*', {
      fill: firm,
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.rib('145,54 200,60 255,54', 22, '1.2 2.6', 0.4);
    art.folds(
      '190 200 152 180 7 -4, 210 200 248 180 7 4, 188 300 156 292 6 3, 212 300 244 292 6 -3, 186 390 160 376 6 4, 214 390 240 376 6 -4, 160 100 172 150 6 3, 240 100 228 150 6 -3',
      0.34,
    );
    return { rotate: -1, dy: -6 };
  },
};
