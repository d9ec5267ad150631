import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, sleeveLean } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

export const bikerJacket: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
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
