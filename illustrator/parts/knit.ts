import type { Art } from '../art.ts';
import { darken } from '../color.ts';
import { sides, sleeveLean } from '../geometry.ts';

export function knitSleeves(art: Art): void {
  for (const { place, sign } of sides(sleeveLean)) {
    art.panel(place('98,108* 78,122 60,172 40,262 28,340* 50,350 76,350* 92,290 110,232 108,200* 97,150'), {
      grain: 12 * sign,
      height: 0.66,
    });
    art.panel(place('30,336* 52,346 75,345* 73,368 69,388* 48,391 28,384* 27,360'), {
      grain: 12 * sign,
      height: 0.5,
      occlusion: 0.25,
    });
    art.rib(place('28,363 50,369 74,367'), 42);
  }
}

export function knitHem(art: Art): void {
  art.panel('109,366* 150,372 200,372 250,373 291,366* 290,388 285,404* 200,409 115,404* 110,388', {
    height: 0.45,
    occlusion: 0.15,
  });
  art.rib('110,386 150,390 200,390.5 250,390 290,386', 36, '1.6 4');
}

export function knitFolds(art: Art): void {
  art.folds(
    '112 208 172 262 11 6, 288 204 226 270 11 -6, 128 300 134 366 9 3, 262 290 272 366 10 4, 58 226 94 240 8 4, 340 220 306 246 8 -4, 50 290 84 292 7 4, 350 286 318 298 7 -4, 86 130 74 200 6 -3',
    0.3,
  );
}

export function crewBack(art: Art): void {
  art.inside(
    '154,82* 200,90 246,82* 236,120 200,138 164,120',
    '160,84* 200,90 240,84* 226,106 200,112 174,106',
  );
  art.label(200, 103, 22, 10);
}

export function crewRib(art: Art): void {
  art.panel('152,82* 164,118 200,140 236,118 248,82* 238,84* 228,110 200,125 172,110 162,84*', {
    height: 0.5,
    occlusion: 0.3,
    printed: false,
  });
  art.rib('157,82 168,114 200,132.5 232,114 243,82', 14, '1.4 3.4');
}

export function cables(art: Art): void {
  art.define(
    'cb',
    `<g id="${art.id('cb')}" fill="none" stroke-linecap="round"><path d="M-8 0C-8 12 8 12 8 24" stroke="#000" stroke-width="8" stroke-opacity=".62"/><path d="M8 0Q8 6 4 9M-4 15Q-8 18-8 24" stroke="#000" stroke-width="7.5" stroke-opacity=".34"/></g><path id="${art.id('cl')}" d="M-12 0v24M12 0v24M-4 0C-4 8 11 12 12 22M3 5Q0 9-3 10M-4 15Q-10 19-12 24" fill="none" stroke="${darken(art.base, 0.65)}" stroke-width="1.5" opacity=".5"/>`,
  );
  for (const x of [156, 200, 244])
    for (let y = x === 200 ? 142 : 112; y < 346; y += 24) {
      const at = `x="${x + Math.round(1.6 * Math.sin(y / 61))}" y="${y}"/>`;
      art.emboss(`<use href="#${art.id('cb')}" ${at}`).paint(`<use href="#${art.id('cl')}" ${at}`);
    }
}
