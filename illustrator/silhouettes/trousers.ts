import type { Art } from '../art.ts';
import { darken, insideOf, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';

function waistBack(art: Art): void {
  art.panel('140,42* 168,35 200,33 232,35 260,42* 248,58 200,64 152,58', {
    fill: mix(insideOf(art.base), '#efe6d6', 0.3),
    height: 0.3,
    printed: false,
  });
  art.shade('143,42* 200,36 257,42* 240,52 160,52', 0.32).label(200, 37, 24, 10);
}

function beltLoops(
  art: Art,
  top: number,
  bottom: number,
  positions: readonly number[],
  thread?: string,
): void {
  for (const x of positions) {
    art.panel(`${x - 3},${top}* ${x + 3},${top}* ${x + 3},${bottom}* ${x - 3},${bottom}*`, {
      height: 0.5,
      occlusion: 0.35,
    });
    if (!thread) continue;
    art.stitch(`${x - 2},${top + 2}* ${x - 2},${bottom - 2}*`, { color: thread });
    art.stitch(`${x + 2},${top + 2}* ${x + 2},${bottom - 2}*`, { color: thread });
  }
}

const trousers: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides({ ...legLean, x: 262 })].reverse()) {
      art.panel(
        place(
          '140,54* 130,92 119,144 108,240 98,350 90,448* 136,455 186,450* 190,340 196,250 200,196* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      // The crease parts a lit plane from a shaded one.
      art.shade(place('170,80* 163,200 149,340 139,454* 170,454* 176,340 184,200'), 0.2, { blur: 6 });
      art.line(place('168,66 161,200 147,340 137,453'), {
        color: lighten(art.base, 0.5),
        width: 1.1,
        opacity: 0.5,
      });
      art.seam(place('168,64 166,92 160,118'), 0.5).seam(place('152,66* 133,112*'), 0.55);
      art.stitch(place('155,67* 136,113*'));
    }
    art.folds('168 64 158 150 5 1, 180 66 176 130 5 1, 232 64 242 150 5 -1, 220 66 224 130 5 -1', 0.4);
    art.seam('201,60 202,120 200,194', 0.55).stitch('212,66 212,120 203,140');
    art.panel('141,38* 165,45 200,47 235,45 259,38* 261,60* 235,67 200,69 165,67 139,60*', {
      height: 0.5,
      occlusion: 0.35,
    });
    beltLoops(art, 41, 69, [158, 242]);
    art.seam('214,47* 214,68*', 0.5).button(207, 58, 4.4, darken(art.base, 0.45));
    art.folds(
      '198 190 150 160 7 -3, 204 192 250 162 7 3, 190 230 150 250 7 3, 210 232 256 254 7 -3, 120 300 112 440 8 3, 280 290 290 440 8 -3, 176 330 172 448 8 3, 226 320 232 446 8 -3',
      0.26,
    );
    return { rotate: -1, scale: 0.94 };
  },
};

const chinos: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '135,56* 126,92 116,144 109,226 109,330 113,436* 142,442 173,438* 184,338 194,242 200,194* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('172,100* 166,220 158,330 156,438* 174,438* 182,338 192,230'), 0.2, { blur: 6 });
      art.line(place('152,120 144,230 140,330 141,430'), {
        color: lighten(art.base, 0.7),
        width: 7,
        opacity: 0.2,
        blurred: true,
      });
      art.seam(place('150,68* 128,122*'), 0.6);
      art.stitch([place('154,69* 132,123*'), place('157,70* 135,124*')]);
      art.seam(place('127,96 117,150 112,226 112,330 115,424'), 0.2);
      art.panel(place('110,420* 142,427 176,422* 175,444 142,450 112,444*'), {
        fill: lighten(art.base, 0.08),
        height: 0.55,
        occlusion: 0.45,
        grain: 3 * sign,
      });
      art.stitch(place('112,424 142,431 175,426'));
    }
    art.seam('201,60 202,120 200,192', 0.55);
    art.stitch(['214,70 214,122 203,146', '217,70 217,124 203,151']);
    art.panel('137,40* 165,47 200,49 235,47 263,40* 266,64* 235,71 200,73 165,71 134,64*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art.stitch(['137,44 165,51 200,53 235,51 263,44', '135,60 165,67 200,69 235,67 265,60']);
    beltLoops(art, 43, 75, [152, 248]);
    art.button(205, 61, 5, darken(art.base, 0.5));
    art.folds(
      '196 180 146 146 7 -4, 204 182 252 148 7 4, 194 208 140 208 6 4, 206 206 258 212 6 -4, 182 304 114 292 7 -5, 182 330 114 336 6 5, 222 300 288 294 7 5, 220 328 290 336 6 -5, 144 360 132 424 8 3, 254 350 262 424 8 -3, 170 392 120 412 6 3, 228 402 280 392 6 3, 160 250 156 310 7 2, 246 250 252 310 7 -2',
      0.32,
    );
    return { rotate: 0.9, scale: 0.95 };
  },
};

const jeans: Cut = {
  cloth: 'denim',
  cotton: 'gabardine',
  draw(art) {
    const thread = { color: art.accent ?? (art.cloth === 'denim' ? '#c9893f' : darken(art.base, 0.35)) };
    waistBack(art);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '133,58* 125,92 116,140 109,220 106,340 103,448* 140,453 178,450* 184,340 194,240 200,190* 202,120 201,52*',
        ),
        { height: 0.68, occlusion: 0.45, grain: 3 * sign },
      );
      if (art.cloth === 'denim') {
        art.shade(place('150,120 132,200 136,300 150,330 164,280 170,190 166,130'), 0.42, {
          color: lighten(art.base, 0.55),
          blur: 11,
        });
        for (const whisker of [
          '186,168 166,164 146,150',
          '190,182 165,184 140,176',
          '192,196 171,204 150,202',
          '170,300 150,301 130,292',
          '174,314 151,321 128,318',
        ])
          art.line(place(whisker), { color: lighten(art.base, 0.7), width: 3, opacity: 0.3, blurred: true });
      }
      art.stitch(place('108,441* 140,445 178,442*'), thread);
      art.seam(place('180,448 188,340 197,240 200,194'), 0.4);
      art.seam(place('107,440 110,340 114,222 123,130 132,86'), 0.3);
      art.shade(place('166,60* 162,82 146,96 127,98* 134,62*'), 1, { color: darken(art.base, 0.2), blur: 0 });
      art.seam(place('167,60 163,82 147,97 126,99'), 0.6);
      art
        .stitch(place('170,60 166,84 149,100 126,102'), thread)
        .stitch(place('173,60 169,86 151,103 125,105'), thread);
      for (const [x, y] of place('165,80 129,99')) {
        const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
        art.over(
          `<circle cx="${cx}" cy="${cy}" r="2.3" fill="#b07a45"/><circle cx="${cx - 0.6}" cy="${cy - 0.6}" r=".8" fill="#f6d9ac"/>`,
        );
      }
    }
    art.seam('201,60 202,120 200,190', 0.6);
    art.stitch('215,60 216,110 212,138 203,150', thread).stitch('218,60 219,112 215,141 203,154', thread);
    art.panel('136,43* 160,50 200,53 240,50 264,43* 268,64* 240,71 200,74 160,71 132,64*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art
      .stitch('135,47 160,55 200,58 240,55 265,47', thread)
      .stitch('133,61 160,69 200,72 240,69 267,61', thread);
    beltLoops(art, 46, 76, [150, 250], thread.color);
    art.button(204, 65, 6, '#a9804f');
    art.folds(
      '196 178 146 140 7 -4, 204 180 252 142 7 4, 194 206 140 206 6 4, 206 204 258 210 6 -4, 180 300 116 288 7 -5, 182 326 114 330 7 5, 220 296 286 290 7 5, 218 322 288 334 7 -5, 150 360 134 444 8 3, 252 350 262 446 8 -3, 172 390 120 412 6 3, 226 402 280 394 6 3',
    );
    return { rotate: 1, scale: 0.94 };
  },
};

const palazzo: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides({ degrees: 1.4, x: 262, y: 120 })].reverse()) {
      art.panel(
        place(
          '140,54* 128,96 114,156 98,240 78,340 60,452* 92,462 128,456 160,463 190,455* 195,360 199,270 200,196* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 4 * sign },
      );
      for (const [shadow, depth] of [
        ['172,80* 160,200 140,340 122,458* 150,460* 158,340 172,200', 0.26],
        ['150,100* 128,220 100,340 76,454* 96,458* 122,330 146,200', 0.22],
        ['192,200* 182,330 172,460* 190,458* 196,330', 0.26],
      ] as const)
        art.shade(place(shadow), depth, { blur: 6 });
      art.raise(place('160,90 142,220 112,350 98,458* 120,458* 134,350 156,220'), 0.5);
      art.raise(place('178,110 172,240 154,350 148,458* 168,458* 176,350 184,220'), 0.45);
      art.line(place('166,72 152,200 128,340 110,456'), {
        color: lighten(art.base, 0.5),
        width: 1,
        opacity: 0.35,
      });
      for (const pleat of ['168,72 165,108 158,150', '184,74 182,108 178,144']) art.seam(place(pleat), 0.55);
      art.seam(place('150,76* 128,130*'), 0.55).stitch(place('154,77* 132,131*'));
      art.stitch(place('63,443 92,452 128,446 160,453 189,446'));
    }
    art.seam('201,74 202,130 200,194', 0.5);
    art.panel('141,36* 165,43 200,45 235,43 259,36* 264,70* 235,78 200,80 165,78 136,70*', {
      height: 0.5,
      occlusion: 0.4,
    });
    art.stitch('141,40 165,47 200,49 235,47 259,40').stitch('137,66 165,74 200,76 235,74 263,66');
    art.folds(
      '168 76 152 170 6 2, 184 78 178 160 5 1, 232 76 248 170 6 -2, 216 78 222 160 5 -1, 198 196 164 176 6 -3, 204 196 238 176 6 3, 118 200 92 340 9 4, 282 200 308 340 9 -4, 204 260 214 440 8 -4',
      0.32,
    );
    return { rotate: -0.8, scale: 0.95 };
  },
};

const joggers: Cut = {
  cloth: 'cotton',
  logo: [142, 150, 12],
  draw(art) {
    const cord = art.accent ?? '#efe8da';
    art.inside('142,44* 200,36 258,44* 250,58 200,64 150,58', '147,46* 200,39 253,46* 238,56 162,56');
    art.label(200, 42, 24, 10);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '134,66* 122,104 112,160 106,240 108,320 118,390 128,424* 148,430 168,426* 182,390 190,320 196,250 200,200* 202,130 201,62*',
        ),
        { height: 0.7, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('176,110* 172,230 164,330 156,420* 170,426* 184,370 192,250'), 0.2, { blur: 6 });
      art.seam(place('146,80* 122,140*'), 0.6);
      art.stitch([place('150,82* 126,142*'), place('153,83* 129,143*')]);
      art.panel(place('126,416* 148,424 171,418* 168,442 166,458* 148,462 130,458* 128,440'), {
        height: 0.55,
        occlusion: 0.4,
        grain: 3 * sign,
        printed: false,
      });
      art.rib(place('128,437 148,444 168,438'), 34, '1.4 3.2');
      art.rib(place('126,412 148,418 171,413'), 16, '.8 4.6', 0.3);
    }
    art.seam('201,92 202,140 200,198', 0.5);
    art.panel('139,50* 168,57 200,59 232,57 261,50* 268,78 266,90* 232,97 200,99 168,97 134,90* 132,78', {
      height: 0.55,
      occlusion: 0.4,
    });
    art.rib('136,70 168,77 200,79 232,77 264,70', 34, '.9 4.2', 0.36);
    art.stitch(['137,62 168,69 200,71 232,69 263,62', '134,80 168,87 200,89 232,87 266,80']);
    art.rib('134,100 168,107 200,109 232,107 266,100', 16, '.8 5', 0.28);
    for (const cordline of ['190,80 186,110 190,150 184,172', '210,80 214,116 208,146 212,164'])
      art
        .lineOver(cordline, { color: darken(cord, 0.6), width: 5, opacity: 0.6 })
        .lineOver(cordline, { color: cord, width: 3.6 });
    art.folds(
      '196 186 146 150 8 -4, 204 188 252 152 8 4, 192 214 136 216 7 4, 208 212 262 220 7 -4, 186 310 114 296 9 -5, 184 340 114 348 8 5, 216 306 284 300 9 5, 216 338 288 350 8 -5, 172 380 122 380 8 4, 228 382 280 378 8 -4, 170 402 126 406 7 3, 232 404 274 402 7 -3, 150 240 146 300 8 2, 250 240 256 300 8 -2',
      0.36,
    );
    return { rotate: -0.9, scale: 0.95 };
  },
};

/** With a high waistband and a panel down the side. */
const leggings: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  logo: [156, 104, 12],
  draw(art) {
    art.inside('146,40* 200,33 254,40* 246,54 200,60 154,54', '151,43* 200,37 249,43* 234,53 166,53');
    art.label(200, 39, 22, 9);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '139,92* 126,130 122,172 130,240 138,300 142,356 150,424 152,450* 166,455 182,450* 188,380 193,300 198,240 200,196* 202,140 201,88*',
        ),
        { height: 0.72, occlusion: 0.5, grain: 2 * sign },
      );
      art.shade(place('180,110* 184,230 176,330 168,446* 180,448* 190,360 198,240'), 0.2, { blur: 6 });
      art.seam(place('138,94 142,160 150,240 152,320 158,450'), 0.5);
      art.line(place('136,94 140,160 148,240 150,320 156,450'), {
        color: art.accent ?? lighten(art.base, 0.4),
        width: art.accent ? 4 : 1.2,
        opacity: art.accent ? 1 : 0.4,
      });
      art.stitch(place('151,441 166,446 183,441')).stitch(place('151,444 166,449 183,444'));
    }
    art.seam('201,100 202,140 200,196', 0.5);
    art.panel(
      '145,46* 170,53 200,55 230,53 255,46* 262,84 264,100* 232,108 200,112 168,108 136,100* 138,84',
      {
        height: 0.62,
        occlusion: 0.4,
      },
    );
    art.stitch(['144,54 170,61 200,63 230,61 256,54', '137,96 168,104 200,108 232,104 263,96']);
    art.folds(
      '196 190 150 156 7 -4, 204 192 248 158 7 4, 190 214 146 214 6 3, 210 214 256 216 6 -3, 188 318 148 306 7 -4, 184 340 148 346 7 4, 214 318 252 306 7 4, 216 340 254 348 7 -4, 178 420 154 414 6 3, 224 422 246 416 6 -3, 160 230 164 290 7 2, 238 230 236 290 7 -2',
      0.3,
    );
    return { rotate: -1, scale: 0.97 };
  },
};

const shorts: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  draw(art) {
    const denim = art.cloth === 'denim';
    const thread = denim ? { color: '#c9893f' } : {};
    waistBack(art);
    for (const { place, sign } of [...sides({ degrees: 2, x: 262, y: 90 })].reverse()) {
      art.panel(
        place('139,52* 128,92 116,140 102,210 92,266* 140,276 192,272* 196,236 200,196* 202,120 201,50*'),
        {
          height: 0.68,
          occlusion: 0.5,
          grain: 4 * sign,
        },
      );
      art.shade(place('170,90* 164,150 154,268* 178,268* 184,180'), 0.18, { blur: 6 });
      if (!denim) art.line(place('168,70 162,150 148,250'), { color: lighten(art.base, 0.5), opacity: 0.4 });
      art.seam(place('168,66 166,92 161,116'), 0.5).seam(place('152,66* 131,116*'), 0.55);
      art.stitch(place('156,67* 135,117*'), thread);
      art.panel(place('94,252* 142,262 195,258* 193,276* 140,281 90,270*'), {
        height: 0.45,
        occlusion: 0.4,
        grain: 4 * sign,
      });
      art.stitch(place('95,257 142,267 194,263'), thread);
    }
    art.seam('201,60 202,120 200,194', 0.55);
    art.stitch('213,66 213,122 203,144', thread).stitch('216,66 216,124 203,149', thread);
    art.panel('139,40* 165,47 200,49 235,47 261,40* 263,62* 235,69 200,71 165,69 137,62*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art
      .stitch('139,44 165,51 200,53 235,51 261,44', thread)
      .stitch('138,59 165,66 200,68 235,66 262,59', thread);
    beltLoops(art, 43, 72, [156, 244]);
    art.button(206, 60, 5, denim ? '#a9804f' : darken(art.base, 0.45));
    art.folds(
      '168 68 158 140 5 1, 180 68 176 128 4 1, 232 68 242 140 5 -1, 220 68 224 128 4 -1, 198 188 146 158 7 -4, 204 190 254 160 7 4, 192 214 136 228 7 4, 208 214 262 230 7 -4, 120 180 108 250 8 3, 282 176 292 252 8 -3, 150 200 142 252 6 2, 250 206 260 254 6 -2',
      0.32,
    );
    return { rotate: -1.2, dy: 78, scale: 1.06 };
  },
};

export const trouserCuts = {
  trousers,
  chinos,
  jeans,
  palazzo,
  joggers,
  leggings,
  shorts,
};
