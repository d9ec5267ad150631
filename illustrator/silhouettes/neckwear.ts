import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

const scarf: Cut = {
  cloth: 'wool',
  stripes: 'horizontal',
  draw(art) {
    fringe('112,404 150,412 186,408', 30);
    fringe('208,432 246,438 284,430', 30);
    // Left end, loop behind the neck, right end, then the fold that crosses them.
    art.panel('136,140* 176,160 196,190* 194,260 190,340 188,406* 150,411 110,403* 116,330 124,240', {
      height: 0.66,
      grain: 4,
    });
    art.panel(
      '118,152 120,104 150,66 200,52 250,66 280,104 282,152 252,180 240,132 200,110 160,132 150,182',
      {
        height: 0.62,
        fill: darken(art.base, 0.08),
      },
    );
    art.shade('158,140 200,114 242,140 246,160 200,136 154,166', 0.4, { blur: 6 });
    art.panel('226,170* 262,158 284,142* 288,220 290,320 287,428* 246,437 206,430* 208,340 206,240', {
      height: 0.68,
      occlusion: 0.55,
      grain: -4,
    });
    art.panel(
      '118,140 126,170 160,200 206,216 240,206 272,176 283,134 270,126 248,152 214,172 176,166 144,142 132,116',
      {
        height: 0.66,
        occlusion: 0.6,
        grain: 30,
      },
    );
    art.folds(
      '130 150 200 196 6 8, 146 148 214 184 5 8, 216 196 272 150 6 8, 226 182 276 138 4 6, 134 100 196 66 7 -8, 150 110 200 84 5 -6, 206 64 262 104 7 -8, 210 84 252 116 5 -6, 142 196 132 398 9 -5, 162 200 160 400 8 4, 182 210 178 396 6 3, 228 224 226 424 8 -4, 248 222 252 430 9 4, 272 200 272 424 7 3',
      0.4,
    );
    return { rotate: -1.4, dy: -6 };

    /** Fringe as one thick dashed stroke, drawn twice. */
    function fringe(line: string, length: number): void {
      const [dark, light] = [darken(art.base, 0.35), lighten(art.base, 0.12)];
      const hang = art.path(
        line.replace(/,(\d+)/g, (_, y: string) => `,${Number(y) + length / 2 - 3}`),
        false,
      );
      art.under(
        `<path d="${hang}" fill="none" stroke-linecap="butt" stroke="${dark}" stroke-width="${length}" stroke-dasharray="3.4 1.8"/><path d="${hang}" fill="none" stroke-linecap="butt" stroke="${light}" stroke-width="${length - 3}" stroke-dasharray="1.8 3.4"/>`,
      );
    }
  },
};

/** Laid on its point with one corner turned over. */
const kerchief: Cut = {
  cloth: 'silk',
  cotton: 'poplin',
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

/** Knotted, the tail behind the blade. */
const tie: Cut = {
  cloth: 'silk',
  decimals: 1,
  logo: [204, 380, 22],
  draw(art) {
    art.panel('172,52 150,30 168,16 200,30 232,16 250,30 228,52 200,62', {
      fill: darken(art.base, 0.3),
      height: 0.4,
      printed: false,
    });
    art.panel('190,90* 214,90* 224,200 232,330 236,372* 222,396* 206,372*', {
      height: 0.5,
      fill: darken(art.base, 0.16),
      grain: 40,
    });
    art.panel('180,92* 200,100 220,92* 232,180 246,290 256,384* 204,446* 152,384* 160,290 170,180', {
      height: 0.7,
      occlusion: 0.5,
      grain: 40,
    });
    art.line('204,446 256,384', { color: darken(art.base, 0.6), width: 1.2, opacity: 0.5 });
    art.panel('158,40* 178,34 200,46 222,34 242,40* 236,74 224,100* 200,108 176,100* 164,74', {
      height: 0.72,
      occlusion: 0.6,
      grain: -36,
    });
    art.shade('176,100* 200,108 224,100* 226,124 200,130 174,124', 0.4, { blur: 6 });
    art.folds(
      '200 110 196 200 8 4, 190 112 182 170 6 -3, 212 112 218 180 6 3, 176 46 190 96 6 3, 224 46 210 96 6 -3, 196 200 190 400 9 4, 226 220 236 380 7 -4, 174 220 166 380 7 4, 196 44 202 70 5 2',
      0.36,
    );
    return { rotate: 2.4, dy: 6 };
  },
};

/** Tied, with its band. */
const bowTie: Cut = {
  cloth: 'silk',
  decimals: 1,
  draw(art) {
    const band = '164,236 108,214 74,176 88,132 144,106 200,100 256,106 312,132 326,176 292,214 236,236';
    art.under(
      `<path d="${art.path(band, false)}" fill="none" stroke="${darken(art.base, 0.7)}" stroke-width="18"/><path d="${art.path(band, false)}" fill="none" stroke="${darken(art.base, 0.2)}" stroke-width="16"/><path d="${art.path(band, false)}" fill="none" stroke="#fff" stroke-width="2" opacity=".16" transform="translate(-2 -4)"/>`,
    );
    for (const { place, sign } of sides()) {
      art.panel(place('186,232 140,206 92,196 64,204* 58,246 68,306* 100,308 148,292 188,270'), {
        height: 0.5,
        fill: darken(art.base, 0.14),
        grain: 12 * sign,
      });
      art.panel(place('192,236 150,206 96,184 52,182* 44,240 48,300* 92,304 146,286 192,268'), {
        height: 0.74,
        occlusion: 0.5,
        grain: -8 * sign,
      });
      art.stitch(place('58,190 52,240 55,293'));
      art.shade(place('192,236 168,226 150,246 166,270 192,268'), 0.4, { blur: 6 });
    }
    art.panel('178,228 200,222 222,228 228,252 222,278 200,284 178,278 172,252', {
      height: 0.8,
      occlusion: 0.7,
    });
    art.folds(
      '184 244 92 216 8 4, 184 252 80 250 8 2, 184 262 100 286 7 -4, 216 244 308 216 8 -4, 216 252 320 250 8 -2, 216 262 300 286 7 4, 188 228 190 280 5 2, 202 226 200 282 4 0, 213 228 211 280 5 -2',
      0.4,
    );
    return { rotate: -2, dy: 20 };
  },
};

export const neckwearCuts = {
  scarf,
  kerchief,
  tie,
  'bow-tie': bowTie,
};
