import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';

export const beanie: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  decimals: 0,
  logo: [200, 330, 20],
  draw(art) {
    art.panel(
      '104,318* 100,262 108,204 128,154 158,120 188,106 200,104 212,106 242,120 272,154 292,204 300,262 296,318* 200,330',
      { height: 0.76 },
    );
    // Wales converge and deepen towards the crown.
    for (let i = -5; i <= 5; i++) {
      const foot = 200 + i * 18.5;
      const swell = 200 + i * 19;
      art.line(`${foot},318 ${swell},236 ${200 + i * 14},164 ${200 + i * 4},116`, {
        color: darken(art.base, 0.75),
        width: 2.4,
        opacity: 0.36,
      });
      art.raise(
        `${foot + 5},318 ${swell + 5},236 ${205 + i * 14},168 ${202 + i * 4},122 ${207 + i * 14},168 ${swell + 13},236 ${foot + 13},318`,
        0.5,
        false,
      );
    }
    art.shade('176,110 200,104 224,110 214,128 200,132 186,128', 0.35, { blur: 6 });
    art.panel(
      '94,296 100,286 150,294 200,297 250,294 300,286 306,296 308,340 302,372 250,381 200,384 150,381 98,372 92,340',
      {
        height: 0.66,
        occlusion: 0.55,
      },
    );
    art.rib('97,332 150,338 200,340 250,338 303,332', 84, '2.2 5.6', 0.42);
    art.folds(
      '116 200 132 290 10 4, 284 200 268 290 10 -4, 170 140 160 250 9 -4, 236 150 246 280 9 5, 104 350 180 372 7 4, 240 372 298 352 7 4, 150 310 250 312 6 4',
      0.3,
    );
    return { rotate: 2, dy: -6 };
  },
};
