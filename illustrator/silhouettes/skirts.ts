import type { Cut } from '../cut.ts';
import { type Point, symmetric } from '../geometry.ts';

const midiSkirt: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  draw(art) {
    art.inside('142,44* 200,37 258,44* 250,58 200,64 150,58', '147,46* 200,39 253,46* 238,56 162,56');
    art.label(200, 42, 26, 11);
    art.panel(
      symmetric('142,56* 128,96 116,150 100,240 82,340 62,424* 88,436 112,430 138,444 164,438 200,448'),
      { height: 0.7 },
    );
    // Each flute has a lit flank and a shaded one that deepens towards the hem.
    for (const [top, hem, width, depth] of [
      [150, 96, 11, 0.26],
      [172, 150, 13, 0.22],
      [206, 214, 14, 0.24],
      [232, 262, 12, 0.22],
      [252, 308, 11, 0.28],
    ] as const) {
      art.shade(
        [
          [top, 170],
          [(top + hem) / 2 + 4, 300],
          [hem + width, 446, 1],
          [hem - width, 446, 1],
          [(top + hem) / 2 - 6, 310],
        ],
        depth,
        { blur: 6 },
      );
      art.raise(
        [
          [top - 12, 190],
          [(top + hem) / 2 - 20, 320],
          [hem - width - 24, 448, 1],
          [hem - width, 448, 1],
          [(top + hem) / 2 - 8, 320],
        ],
        0.5,
      );
    }
    art.seam('118,150 103,240 86,340 68,420', 0.18).seam('282,150 297,240 314,340 332,420', 0.18);
    for (const dart of ['172,78 169,104 167,128', '228,78 231,104 233,128']) art.seam(dart, 0.4);
    art.stitch('65,414 88,425 113,420 139,433 165,428 200,437 235,428 261,433 287,420 312,425 335,414');
    art.panel('141,48* 168,55 200,57 232,55 259,48* 264,76* 232,84 200,86 168,84 136,76*', {
      height: 0.45,
      occlusion: 0.4,
    });
    art.stitch('141,52 168,59 200,61 232,59 259,52').stitch('137,72 168,80 200,82 232,80 263,72');
    art.seam('259,60 268,100 274,136', 0.45).stitch('255,80 263,104 268,138');
    art.folds(
      '126 120 176 140 7 5, 274 118 226 142 7 -5, 116 180 130 300 8 4, 284 184 268 300 8 -4, 190 100 194 220 9 4, 216 130 222 260 8 -3',
      0.3,
    );
    return { rotate: 0.7, dy: -2, scale: 0.98 };
  },
};

const pencilSkirt: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    art.inside('140,62* 200,55 260,62* 254,80 200,86 146,80', '145,62* 200,57 255,62* 240,72 160,72');
    art.label(200, 60, 26, 11);
    art.panel('214,300* 232,300* 250,404* 216,410*', { fill: '#2a2422', height: 0.2, printed: false });
    art.panel(
      '140,72* 200,82 260,72* 270,110 286,170 290,220 282,310 270,404* 246,410 236,360 228,306* 224,360 222,414* 180,416 130,406* 118,310 110,220 114,170 130,110',
      { height: 0.72 },
    );
    art.seam('228,306 224,360 222,412', 0.6).stitch('223,306* 219,360 217,411').stitch('223,300* 233,300*');
    for (const dart of ['170,96 167,126 165,152', '230,96 233,126 235,152']) art.seam(dart, 0.4);
    art.seam('112,200 108,230 118,320 129,400', 0.2).seam('288,200 292,230 283,320 271,398', 0.2);
    art.panel('139,66* 168,74 200,76 232,74 261,66* 265,92* 232,100 200,102 168,100 135,92*', {
      height: 0.45,
      occlusion: 0.35,
    });
    art
      .stitch('136,89 168,97 200,99 232,97 264,89')
      .stitch('131,396 180,405 217,403')
      .stitch('249,400 269,394');
    art.folds(
      '126 178 190 196 8 6, 276 174 214 198 8 -6, 120 230 176 240 7 4, 284 226 226 244 7 -4, 140 300 128 400 10 -5, 176 280 172 408 10 4, 262 290 262 400 9 4, 200 130 204 280 9 6, 148 120 130 200 7 -4, 252 120 272 200 7 4',
      0.32,
    );
    art.shade(symmetric('112,190 108,230 118,320 128,404* 140,404 128,300 120,220').slice(0, 7), 0.16, {
      blur: 6,
    });
    return { rotate: -0.9, dy: 4 };
  },
};

const pleats = 11;

/** Each pleat is a lit plane and a shadow in the underlap. */
const pleatedSkirt: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'horizontal',
  draw(art) {
    art.inside('138,54* 200,48 262,54* 258,74 200,80 142,74', '144,56* 200,50 256,56* 240,66 160,66');
    art.label(200, 56, 26, 11);
    const hem: Point[] = [];
    for (let i = 0; i <= pleats; i++) {
      const [x, y] = on(i, 420);
      hem.push([x, y, 1]);
      if (i === pleats) break;
      const [lapX, lapY] = on(i + 0.86, 423);
      hem.push([lapX, lapY + 2, 1]);
    }
    art.panel(
      [
        [136, 66, 1],
        [264, 66, 1],
        on(pleats, 110),
        on(pleats, 200),
        on(pleats, 300),
        ...hem.reverse(),
        on(0, 300),
        on(0, 200),
        on(0, 110),
      ],
      { height: 0.55, printed: !art.printed },
    );
    // Each pleat hides part of the pattern and hangs at its own angle.
    if (art.printed)
      for (let i = 0; i < pleats; i++)
        art.print(
          [corner(on(i, 66)), corner(on(i, 426)), corner(on(i + 1, 426)), corner(on(i + 1, 66))],
          Math.round(14 - (28 * (i + 0.5)) / pleats),
        );
    for (let i = 0; i < pleats; i++) {
      const edge = i + 1;
      const drift = Math.sin(i * 2.3) * 0.07;
      art.shade(
        [
          on(edge - 0.08, 90),
          on(edge - 0.3 + drift, 240),
          on(edge - 0.42 + drift, 420),
          corner(on(edge + 0.02, 422)),
          on(edge, 240),
        ],
        0.32,
      );
      art.raise(
        [
          on(i + 0.06, 92),
          on(i + 0.04 + drift, 250),
          corner(on(i + 0.04, 424)),
          corner(on(i + 0.66, 424)),
          on(i + 0.7 + drift, 250),
          on(i + 0.8, 92),
        ],
        0.5,
      );
      art.seam([on(edge, 90), on(edge + drift * 0.5, 250), on(edge, 422)], 0.55);
    }
    art.panel('137,60* 168,68 200,70 232,68 263,60* 270,88* 234,97 200,100 166,97 130,88*', {
      height: 0.4,
      occlusion: 0.35,
    });
    art.stitch('137,83 168,91 200,93 232,91 263,83');
    return { rotate: 0.8 };
  },
};

/** Returns the point at a pleat's edge and at a height of the flat skirt. */
function on(pleat: number, y: number): Point {
  const share = pleat / pleats;
  const halfWidth = 66 + (y - 70) * 0.245 + (y > 90 ? 6 * Math.min(1, (y - 90) / 60) : 0);
  return [200 - halfWidth + 2 * halfWidth * share, y + 14 * Math.sin(Math.PI * share) * (y / 400 + 0.3)];
}

function corner([x, y]: Point): Point {
  return [x, y, 1];
}

export const skirtCuts = {
  'midi-skirt': midiSkirt,
  'pencil-skirt': pencilSkirt,
  'pleated-skirt': pleatedSkirt,
};
