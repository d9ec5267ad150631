import { darken, insideOf, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const swimsuit: Cut = {
  cloth: 'synthetic',
  stripes: 'horizontal',
  decimals: 0,
  logo: [200, 220, 16],
  draw(art) {
    for (const { place } of sides()) {
      const strap = place('151,130 150,92 156,54 168,38 180,52 186,92 186,166');
      art.lineOver(strap, { color: darken(art.base, 0.6), width: 13 });
      art.lineOver(strap, { color: art.base, width: 11 });
      art.lineOver(strap, { color: lighten(art.base, 0.5), width: 2, opacity: 0.4 });
    }
    art.panel('140,150* 200,168 260,150* 262,196 200,220 138,196', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.shade('150,154* 200,170 250,154* 236,190 200,202 164,190', 0.34).label(200, 174, 18, 8);
    art.panel('116,318* 158,360 182,412* 200,416 218,412* 242,360 284,318* 200,330', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.panel(
      symmetric(
        '148,120* 132,144 116,168* 118,214 124,250 116,288 106,326* 140,352 166,390 180,434* 200,438',
        '252,120* 236,158 218,184 200,192 182,184 164,158',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    art.stitch('152,128 168,162 185,189 200,197 215,189 232,162 248,128');
    for (const { place } of sides()) {
      art.stitch(place('146,128 122,170 124,214')).stitch(place('112,323 144,349 170,387 184,430'));
      art.seam(place('120,176 150,220 156,300 148,350'), 0.3);
    }
    art.folds(
      '130 176 176 214 7 5, 270 176 224 214 7 -5, 128 240 178 256 8 4, 272 240 222 256 8 -4, 150 300 182 392 8 5, 250 300 218 392 8 -5, 200 210 198 300 7 3, 122 300 160 320 6 4, 278 300 240 320 6 -4',
      0.32,
    );
    return { rotate: -1, dy: 4 };
  },
};
