import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';

export const socks: Cut = {
  cloth: 'knit',
  cotton: 'gabardine',
  stripes: 'horizontal',
  decimals: 1,
  logo: [152, 200, 22],
  draw(art) {
    const trim = art.accent ?? darken(art.base, 0.22);
    art.panel(
      '112,96* 196,96* 198,170 202,240 214,284 248,316 288,340 306,364 300,394 272,408 224,404 176,388 138,360 118,318 112,250 110,170',
      { height: 0.74, occlusion: 0.45 },
    );
    art.panel('116,306 124,338 142,362 166,380 184,352 178,322 152,300 126,294', {
      fill: trim,
      height: 0.5,
      printed: false,
    });
    art.panel('262,326 290,342 306,364 300,394 276,407 262,404 254,380 252,348', {
      fill: trim,
      height: 0.5,
      printed: false,
    });
    art.stitch('254,330 246,352 250,384 260,404').stitch('120,296 152,302 176,324 182,352 168,380');
    art.panel('108,62* 154,57 200,62* 201,100 199,126* 154,131 110,126* 108,96', {
      height: 0.62,
      occlusion: 0.5,
      fill: art.accent ?? art.base,
      printed: false,
    });
    art.rib('109,94 154,92 200,94', 68, '1.8 4.2', 0.42);
    art.line('110,146 154,151 199,146', { color: trim, width: 5, opacity: art.accent ? 1 : 0.45 });
    art.folds(
      '192 236 140 262 8 -5, 196 256 150 290 7 -4, 124 150 130 250 7 3, 186 150 188 220 7 -2, 200 300 172 374 8 4, 230 330 214 396 7 3, 130 210 180 206 6 3',
      0.32,
    );
    return { rotate: 3, dx: -6, dy: 22, scale: 0.86, pair: 'translate(78 -66)rotate(-6 200 240)' };
  },
};
