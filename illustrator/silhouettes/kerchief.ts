import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';

/** Laid on its point with one corner turned over. */
export const kerchief: Cut = {
  cloth: 'silk',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 1,
  logo: [196, 262, 40],
  draw(art) {
    const border = art.accent ?? darken(art.base, 0.42);
    art.panel(
      '118,128* 160,110 200,92* 250,142 304,196 366,246* 318,300 262,352 204,408* 150,356 94,302 36,248* 76,200',
      { height: 0.55 },
    );
    art.line(
      '128,142* 74,196 62,248* 112,298 154,340 204,386* 256,336 306,292 342,246* 290,196 248,152* 206,116',
      {
        color: border,
        width: 15,
      },
    );
    art.line('138,158 92,206 86,248* 128,290 164,324 204,360* 244,322 286,284 316,246* 274,204 244,174', {
      color: border,
      width: 2,
      opacity: 0.8,
    });
    const hem = '118,128* 76,200 36,248* 94,302 150,356 204,408* 262,352 318,300 366,246* 304,196 250,142';
    art.swell(hem, 4, 0.6).line(hem, { color: darken(art.base, 0.5), width: 1.6, opacity: 0.4 });
    // The turned corner shows the paler wrong side.
    art.panel('112,132* 160,108 212,86* 236,134 244,164 240,206* 196,194 150,166', {
      fill: lighten(art.base, 0.22),
      height: 0.66,
      occlusion: 0.7,
      printed: false,
    });
    art.line('122,138* 156,160 198,184 234,196* 236,160 226,132 206,96', {
      color: lighten(border, 0.4),
      width: 11,
      opacity: 0.7,
    });
    art.shade('114,132 160,110 210,90 216,104 164,124 124,142', 0.24, { blur: 6 });
    // Creases from being folded in a box.
    art.seam(['118,182 200,262 282,336', '284,176 200,262 116,330'], 0.2);
    art.folds(
      '120 184 196 258 3 1, 204 266 284 338 3 -1, 282 178 206 256 3 1, 196 266 118 330 3 1, 52 246 104 290 9 5, 346 246 300 290 9 -5, 168 350 202 398 8 5, 300 206 330 246 8 4, 180 110 226 186 9 6',
      0.34,
    );
    return { rotate: -3, dy: -4, scale: 1 };
  },
};
