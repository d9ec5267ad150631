import { darken, insideOf } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

/** Wide straps that meet at the back. */
export const sportsBra: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'horizontal',
  decimals: 0,
  logo: [200, 246, 16],
  draw(art) {
    art.panel(
      symmetric('140,90* 150,140 168,180 184,196* 200,198', '262,86* 250,130 200,150 150,130 138,86*'),
      {
        fill: insideOf(art.base),
        height: 0.4,
        printed: false,
      },
    );
    art.panel('176,128 200,120 224,128 216,170 212,214* 188,214* 184,170', {
      fill: darken(art.base, 0.3),
      height: 0.5,
      printed: false,
    });
    art.label(200, 150, 16, 8);
    art.panel(
      symmetric(
        '132,76* 130,120 122,160 98,196* 102,240 104,280 102,306* 150,314 200,316',
        '240,72* 246,120 236,170 216,198 200,204 184,198 164,170 154,120 160,72*',
      ),
      { height: 0.72, occlusion: 0.45 },
    );
    for (const { place } of sides()) {
      art.stitch(place('137,78 135,122 127,164 104,197')).stitch(place('156,80 159,122 168,174 187,203'));
      art.seam(place('112,196 150,232 160,284'), 0.45);
      art.line(place('110,200 148,236 158,284'), {
        color: art.accent ?? darken(art.base, 0.3),
        width: 3,
        opacity: 0.7,
      });
    }
    art.stitch('187,203 200,209 213,203');
    art.panel('102,290* 150,298 200,300 250,298 298,290* 301,330* 250,339 200,341 150,339 99,330*', {
      height: 0.6,
      occlusion: 0.4,
      fill: art.accent ?? art.base,
      printed: false,
    });
    art.rib('101,310 150,318 200,320 250,318 299,310', 40, '1 3.6', 0.34);
    art.folds(
      '112 206 168 232 8 5, 288 206 232 232 8 -5, 116 256 170 250 8 -4, 284 256 230 250 8 4, 200 216 200 284 9 3, 146 100 144 150 5 2, 254 100 256 150 5 -2',
      0.3,
    );
    return { rotate: 1, dy: 36, scale: 1.06 };
  },
};
