import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outlines, sides, sleeveLean, symmetric } from '../geometry.ts';
import { shirtCollar, shirtSleeves } from '../parts/shirt.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

const bomber: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  logo: [248, 186, 14],
  draw(art) {
    const rib = darken(art.base, 0.16);
    art.inside(
      '158,80* 200,72 242,80* 230,112 200,126 170,112',
      '162,80* 200,74 238,80* 226,98 200,106 174,98',
    );
    art.label(200, 88, 26, 11);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place('104,100* 80,110 62,156 44,240 32,314 34,342* 56,352 84,350* 96,300 108,240 112,204* 102,150'),
        { grain: 12 * sign, height: 0.66 },
      );
      art.seam(place('128,92 108,104 96,150 104,200'), 0.2);
      art.panel(place('36,338* 57,348 82,346* 79,366 74,384* 56,387 38,380* 36,360'), {
        height: 0.5,
        occlusion: 0.3,
        fill: rib,
        printed: false,
      });
      art.rib(place('36,360 57,368 79,365'), 38, '1.5 2.8');
    }
    const [left, right] = sides();
    for (const { place } of [right, left]) {
      art.panel(
        place(
          '162,88* 134,94 104,102* 100,150 110,204* 108,270 102,330 104,366* 150,374 200,374* 201,250 201,110*',
        ),
        { height: 0.7, occlusion: 0.45 },
      );
      art.panel(place('128,268* 138,264* 158,326* 148,330*'), { height: 0.45, occlusion: 0.45 });
      art.stitch(place('130,269* 149,327*')).stitch(place('190,128 191,250 190,370'));
      art.seam(place('106,112 150,128 196,128*'), 0.18);
    }
    art.panel('104,362* 150,370 200,371 250,370 296,362* 292,384 286,402* 200,407 114,402* 108,384', {
      height: 0.5,
      occlusion: 0.2,
      fill: rib,
      printed: false,
    });
    art.rib('107,382 150,388 200,389 250,388 293,382', 36, '1.5 3');
    for (const { place } of [right, left]) {
      art.panel(place('156,68 146,88 150,104 174,122 200,132* 200,112* 178,104 164,88'), {
        height: 0.55,
        occlusion: 0.5,
        fill: rib,
        printed: false,
      });
      art.rib(place('154,80 160,98 178,113 200,122'), 22, '1.5 2.6', 0.38);
    }
    zip(art, '200,116* 200.5,250 200,404*', nickel, 4.4);
    puller(art, 200, 132, nickel);
    art.folds(
      '114 210 172 268 9 6, 286 206 232 272 9 -6, 122 290 116 366 9 -4, 150 300 160 370 8 4, 182 310 178 370 6, 222 300 218 370 7 3, 262 300 254 368 8 -4, 282 280 288 364 8 4, 150 150 176 240 8 5, 250 160 232 240 8 -4, 64 190 102 208 7 4, 336 188 300 212 7 -4, 50 244 92 258 7 4, 350 240 308 264 7 -4, 42 296 86 304 6 4, 356 294 318 310 6 -4, 40 324 80 326 5 3, 358 322 326 334 5 -3, 88 126 72 190 6 -3, 312 126 328 190 6 3',
      0.34,
    );
    return { rotate: 0.8, dy: 2 };
  },
};

const denimJacket: Cut = {
  cloth: 'denim',
  cotton: 'gabardine',
  logo: [253, 176, 12],
  draw(art) {
    const denim = art.cloth === 'denim';
    const thread = { color: art.accent ?? (denim ? '#c9893f' : art.thread) };
    const copper = '#a9804f';
    art.inside(
      '162,68* 200,60 238,68* 228,104 200,124* 172,104',
      '166,74* 200,68 234,74* 222,96 200,104 178,96',
    );
    art.label(200, 84, 26, 12);
    shirtSleeves(art, copper);
    art.panel(
      symmetric(
        '170,82* 138,90 102,102* 96,142 106,190* 110,250 110,320 113,366* 150,371 200,373',
        '222,108 200,124* 178,108',
      ),
      { height: 0.7, occlusion: 0.4 },
    );
    for (const { place } of sides()) {
      if (denim)
        art.shade(place('120,210 152,196 168,230 160,320 130,340 116,270'), 0.26, {
          color: lighten(art.base, 0.6),
          blur: 11,
        });
      art.seam(
        ['99,150 140,160 191,158', '134,196 148,280 158,368', '168,196 164,280 164,368'].map(place),
        0.55,
      );
      art.stitch(
        [
          '99,155 140,165 191,163',
          '99,158 140,168 191,166',
          '138,196 152,280 162,368',
          '172,196 168,280 168,368',
          '114,360 150,366 190,367',
        ].map(place),
        thread,
      );
      art.panel(place('124,160* 184,161* 183,182* 154,204* 125,183*'), { height: 0.42, occlusion: 0.5 });
      art.stitch(place('128,164* 180,165* 180,180* 154,199* 128,181*'), { ...thread, closed: true });
      for (const [x, y] of place('154,190')) art.button(x, y, 4.2, copper);
    }
    art.panel('189,122* 211,122* 212,250 211,374* 189,374* 190,250', { height: 0.4, occlusion: 0.35 });
    art.stitch(['193,126 193,250 193,370', '207,126 208,250 207,370'], thread);
    art.panel(symmetric('111,362* 150,368 200,370', '289,390* 250,396 200,398 150,396 111,390*'), {
      height: 0.55,
      occlusion: 0.4,
    });
    art.stitch(
      ['113,367 150,373 200,375 250,373 287,367', '113,386 150,392 200,394 250,392 287,386'],
      thread,
    );
    for (const y of [146, 196, 246, 296, 342, 383]) art.button(200.3, y, 4.6, copper);
    shirtCollar(art, 2);
    art.line('140,200 130,260 128,330', {
      color: darken(art.base, 0.4),
      width: 6,
      opacity: 0.12,
      blurred: true,
    });
    art.folds(
      '108 196 160 236 7 5, 292 194 240 236 7 -5, 120 300 142 366 8 -4, 178 220 178 340 6 3, 230 240 240 360 8 5, 276 270 270 362 7 -4, 66 180 94 220 5 4, 334 176 306 214 5 -4, 58 240 86 262 5, 342 236 314 270 5, 92 130 70 200 5 -3, 308 130 330 200 5 3, 48 300 76 310 5 3, 350 296 324 310 5 -3',
      0.34,
    );
    return { rotate: -0.8, dy: 4 };
  },
};

const bikerJacket: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
  draw(art) {
    art.panel('160,74* 200,68 240,74* 228,140 204,190* 180,140', {
      fill: darken(art.base, 0.5),
      height: 0.3,
      printed: false,
    });
    art.shade('164,76* 200,70 236,76* 226,110 200,120 174,110', 0.45).label(200, 88, 26, 12);
    for (const { place } of sides(sleeveLean)) {
      art.panel(
        place('102,98* 82,106 66,156 50,240 38,318 34,368* 56,378 82,375* 94,306 108,238 108,198* 98,150'),
        {
          height: 0.66,
        },
      );
      art.seam(place('98,216 84,300 62,376'), 0.5);
      zip(art, place('76,374 82,340 88,312'), nickel, 3);
      art.seam(place('65,220 83,230 103,224'), 0.3);
    }
    const [left, right] = sides();
    art.panel(
      right.place(
        '160,80* 130,88 102,98* 98,150 110,198* 116,260 112,320 108,372* 160,382 226,380* 220,280 196,200 170,130',
      ),
      { height: 0.66, occlusion: 0.5 },
    );
    art.panel(
      left.place(
        '160,80* 130,88 102,98* 98,150 110,198* 116,260 112,320 108,372* 160,382 214,381* 226,300 238,208* 196,170 168,130',
      ),
      { height: 0.66, occlusion: 0.6 },
    );
    zip(art, '238,206* 227,296 213,380*', nickel, 4.4);
    for (const { place } of [left, right]) {
      art.seam(place('116,112 128,180 126,260 124,372'), 0.3);
      zip(art, place('134,270* 168,318*'), nickel, 3);
      art.panel(place('106,96* 148,82* 153,88* 150,95* 108,110*'), { height: 0.45, occlusion: 0.45 });
    }
    for (const { place, right: isRight } of [right, left]) {
      art.panel(
        place(
          isRight
            ? '196,214* 168,186 130,170 106,148* 140,128* 166,118* 186,160'
            : '240,212* 196,196 146,182 108,150* 142,130* 168,118* 200,168',
        ),
        { height: 0.55, occlusion: 0.6 },
      );
      art.stitch(
        place(
          isRight ? '188,204 166,180 132,166 112,149* 140,133' : '228,204 194,190 148,177 115,150* 142,135',
        ),
      );
    }
    for (const { place } of [right, left]) {
      art.panel(place('176,122* 156,134* 130,126* 140,98 160,68* 172,68* 170,94'), {
        height: 0.55,
        occlusion: 0.5,
      });
      art.stitch(place('155,129 136,123* 144,100 163,74'));
      for (const [x, y] of place('120,149 136,120')) stud(x, y);
    }
    function stud(x: number, y: number): void {
      const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
      art.define(
        'st',
        `<g id="${art.id('st')}"><circle cx="1" cy="1.6" r="4" opacity=".4"/><circle r="3.6" fill="${nickel}"/><circle cx="-1" cy="-1.2" r="1.2" fill="#fff"/></g>`,
      );
      art.over(`<use href="#${art.id('st')}" x="${cx}" y="${cy}"/>`);
    }
    art.panel('160,70* 200,60 240,70* 231,75* 200,70 169,75*', { height: 0.5, occlusion: 0.4 });
    art.panel('108,350* 150,359 200,361 250,359 292,350* 292,372 250,383 200,385 150,383 108,374', {
      height: 0.5,
      occlusion: 0.4,
    });
    for (const x of [122, 278]) stud(x, 366);
    puller(art, 213, 374, nickel, 10);
    puller(art, 168, 318, nickel, -30);
    puller(art, 232, 318, nickel, 30);
    art.folds(
      '114 206 170 262 8 5, 286 204 240 262 8 -5, 150 220 170 290 8 5, 66 200 102 214 6 4, 336 196 302 218 6 -4, 56 262 94 272 6 4, 346 258 310 278 6 -4',
      0.3,
    );
    return { rotate: -0.8, dy: 8 };
  },
};

const rows = [148, 194, 240, 286, 332];

const puffer: Cut = {
  cloth: 'down',
  stripes: 'horizontal',
  logo: [248, 172, 14],
  draw(art) {
    art.inside(
      '160,66* 200,60 240,66* 228,104 200,118 172,104',
      '164,66* 200,62 236,66* 224,88 200,96 176,88',
    );
    art.label(200, 76, 24, 10);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place(
          '104,100* 78,110 66,132 67,150 53,170 57,196 43,216 47,242 35,264 39,290 29,312 34,338* 56,346 82,344* 91,322 91,300 99,278 99,254 107,232 105,208 110,190 100,140',
        ),
        { grain: 12 * sign, height: 0.62 },
      );
      quilt(
        [
          '67,150 84,157 103,152',
          '57,196 79,203 106,196',
          '47,242 71,249 100,242',
          '39,290 63,297 92,290',
        ].map(place),
      );
      art.swell(
        ['70,124 100,124', '66,173 100,173', '56,219 94,220', '48,265 86,268', '42,314 78,316'].map(place),
        22,
        0.4,
      );
      art.panel(place('34,336* 56,344 82,342* 80,360 56,362 36,354'), {
        height: 0.45,
        occlusion: 0.3,
        printed: false,
      });
      art.rib(place('35,345 56,352 81,350'), 15, '1.2 2.4', 0.3);
    }
    for (const { place } of [...sides()].reverse()) {
      art.panel(
        place(
          '162,80* 134,88 104,100* 97,124 101,148 97,172 101,194 96,218 100,240 95,264 99,286 94,310 98,332 95,372* 150,382 198,382* 199,240 199,96*',
        ),
        { height: 0.66, occlusion: 0.4 },
      );
      quilt(rows.map((y) => place(`100,${y} 150,${y + 6} 199,${y + 4}`)));
      art.swell(
        [120, ...rows.map((row) => row + 24)].map((y) => place(`112,${y} 150,${y + 3} 190,${y + 2}`)),
        20,
        0.4,
      );
      art.panel(place('122,290* 130,288* 130,340* 120,342*'), {
        height: 0.5,
        occlusion: 0.4,
        fill: darken(art.base, 0.12),
      });
    }
    art.folds('152 156 148 174 3, 132 201 128 218 3, 282 152 278 168 3, 268 200 264 218 3', 0.3);
    art.panel('95,368* 150,378 200,379 250,378 305,368* 303,388 250,396 200,397 150,396 97,388', {
      height: 0.5,
      occlusion: 0.3,
    });
    for (const { place, sign } of [...sides()].reverse()) {
      art.panel(place('158,58 149,82 153,102 178,114 199,116* 199,80* 178,72'), {
        grain: 10 * sign,
        height: 0.62,
        occlusion: 0.5,
      });
      art.seam(place('152,84 176,95 199,98'));
    }
    zip(art, '200,76* 200,160 200.5,280 200,392*', nickel);
    puller(art, 200, 98, nickel);
    return { rotate: -0.7, dy: 10 };

    /** Stitched channels: the groove, and the shadow of the pillow above it. */
    function quilt(lines: Outlines): void {
      const use = `<use href="${art.reuse(lines)}" stroke=`;
      const dark = darken(art.base, 0.9);
      art.paint(
        `${use}"${dark}" stroke-width="5" opacity=".16" filter="${art.url('b')}"/>${use}"${dark}" stroke-width="1" opacity=".6"/>`,
      );
      art.emboss(`${use}"#000" stroke-opacity=".2" stroke-width="3"/>`);
    }
  },
};

export const jacketCuts = {
  bomber,
  'denim-jacket': denimJacket,
  'biker-jacket': bikerJacket,
  puffer,
};
