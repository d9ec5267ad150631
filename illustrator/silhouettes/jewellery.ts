import { hexOfColor } from '#contract/colors.ts';
import { contrastOf, darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outline, type Point, sides, toPoints } from '../geometry.ts';
import { plate, polished, wire } from '../parts/metal.ts';

/** Clasped and laid in a drop, with a medallion. */
const necklace: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    for (const { place } of sides()) {
      const chain = place('200,52 152,62 112,100 92,156 96,216 122,272 158,312 192,336');
      art.lineOver(chain, { color: darken(art.base, 0.45), width: 2.4 });
      wire(art, chain, 6.4, { dash: '8.4 3.4' });
    }
    wire(art, '189,52 192,45 200,42 208,45 211,52 208,59 200,62 192,59', 3.2, { closed: true });
    plate(art, '205,48* 222,44 228,50 223,57 206,57*');
    wire(art, '191,338 193,330 200,326 207,330 209,338 205,347 200,350 195,347', 3.6, { closed: true });
    plate(art, '200,348 226,355 243,374 246,398 234,420 212,432 188,432 166,420 154,398 157,374 174,355');
    const [x, y] = art.at(200, 391);
    const rays = Array.from(
      { length: 12 },
      (_, i) => `<path d="M0-14v-17" transform="rotate(${i * 30})"/>`,
    ).join('');
    art.over(
      `<g transform="translate(${Math.round(x)} ${Math.round(y)})" fill="none"><circle r="36" stroke="${darken(art.base, 0.5)}" stroke-width="1.2" stroke-dasharray="1.4 2.2" opacity=".8"/><g stroke="${darken(art.base, 0.6)}" stroke-width="1.6" opacity=".65">${rays}</g><g stroke="${lighten(art.base, 0.85)}" stroke-width=".8" transform="translate(-1 -1)" opacity=".8">${rays}</g><circle r="9" fill="${art.accent ?? lighten(art.base, 0.25)}" stroke="${darken(art.base, 0.6)}" stroke-width="1.4"/><circle r="3" cx="-3" cy="-3.4" fill="#fff" opacity=".75"/></g>`,
    );
    return { rotate: -1.5, dy: 2 };
  },
};

/** Hoops with a drop. */
const earrings: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const stone = art.accent ?? lighten(art.base, 0.35);
    for (const [dx, dy] of [
      [0, 0],
      [166, 26],
    ] as const) {
      const at = (outline: string) =>
        outline.replace(
          /([\d.]+),([\d.]+)/g,
          (_, x: string, y: string) => `${Number(x) + dx},${Number(y) + dy}`,
        );
      wire(art, at('150,150 141,132 124,120 112,110'), 3.4);
      wire(
        art,
        at('150,146 176,172 186,214 174,256 144,280 114,280 84,256 72,214 82,172 106,146 128,137'),
        15,
      );
      plate(art, at('150,140 157,146 157,155 150,161 143,155 143,146'));
      wire(art, at('123,285 125,279 130,277 135,279 137,285 135,291 130,293 125,291'), 3, { closed: true });
      plate(art, at('130,291* 146,316 150,338 142,354 130,359 118,354 110,338 114,316'));
      const d = art.path(at('130,306* 140,322 142,338 136,347 130,349 124,347 118,338 120,322'));
      art.over(
        `<path d="${d}" fill="${stone}" stroke="${darken(art.base, 0.6)}" stroke-width="1"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5" transform="translate(-2 -2)"/><path d="${art.path(at('125,322 122,332 124,340'), false)}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
      );
    }
    return { rotate: -2, dx: -12, dy: -4, scale: 1.08 };
  },
};

/** A bangle, seen from above and in front. */
const bracelet: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const back = '58,238 74,188 116,152 176,134 224,134 284,152 326,188 342,238';
    wire(
      art,
      '58,238 74,188 116,152 176,134 224,134 284,152 326,188 342,238 332,284 288,324 228,345 172,345 112,324 68,284',
      24,
      {
        closed: true,
      },
    );
    art.lineOver(back, { color: darken(art.base, 0.8), width: 20, opacity: 0.42, blurred: true });
    for (const line of [
      '50,254 60,290 106,332 170,355 230,355 294,332 340,290 350,254',
      '71,258 78,282 118,315 176,334 224,334 282,315 322,282 329,258',
    ])
      art.lineOver(line, { color: darken(art.base, 0.62), width: 1.3, opacity: 0.7 });
    const stone = art.accent ?? '#f6f3ee';
    for (const [x, y] of [
      [152, 338],
      [176, 343.6],
      [200, 345.4],
      [224, 343.6],
      [248, 338],
    ] as const) {
      const [left, top] = art.at(x, y).map(Math.round) as [number, number];
      art.over(
        `<circle cx="${left}" cy="${top}" r="7.6" fill="${darken(art.base, 0.55)}"/><circle cx="${left}" cy="${top}" r="6" fill="${stone}"/><path d="M${left - 5} ${top + 1}l5 5 5-5-5-4z" fill="${darken(stone, 0.35)}" opacity=".5"/><circle cx="${left - 2}" cy="${top - 2.4}" r="1.8" fill="#fff"/>`,
      );
    }
    return { rotate: -3, dy: -2 };
  },
};

/** A solitaire; the second colour is the stone's. */
const ring: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const stone = art.accent ?? '#dfe8ec';
    wire(art, '200,178 260,196 300,244 306,304 278,362 228,392 172,392 122,362 94,304 100,244 140,196', 23, {
      closed: true,
    });
    art.lineOver('200,190 253,206 288,248 294,302 269,352 224,380 176,380 131,352 106,302 112,248 147,206', {
      color: darken(art.base, 0.6),
      width: 1.4,
      opacity: 0.6,
      closed: true,
    });
    plate(art, '168,150* 232,150* 218,192 200,198 182,192');
    const facets: readonly (readonly [outline: string, shade: number])[] = [
      ['142,112* 168,84* 182,108* 164,122*', 0.35],
      ['168,84* 232,84* 218,108* 182,108*', 0.9],
      ['232,84* 258,112* 236,122* 218,108*', -0.1],
      ['142,112* 164,122* 200,176*', -0.25],
      ['164,122* 182,108* 218,108* 236,122* 200,176*', 0.6],
      ['236,122* 258,112* 200,176*', -0.42],
      ['164,122* 200,122* 200,176*', 0.2],
      ['182,108* 218,108* 200,122*', 0.98],
    ];
    for (const [outline, shade] of facets) {
      const d = art.path(outline);
      const fill = shade > 0 ? lighten(stone, shade) : darken(stone, -shade);
      art.over(
        `<path d="${d}" fill="${fill}" stroke="${darken(stone, 0.55)}" stroke-width=".7" stroke-opacity=".5"/>`,
      );
    }
    for (const claw of [
      '150,106* 158,110* 186,170*',
      '250,106* 242,110* 214,170*',
      '178,84* 184,84* 182,94*',
      '216,84* 222,84* 218,94*',
    ])
      wire(art, claw, 4);
    return { rotate: 4, dy: -4 };
  },
};

const metals = new Set([hexOfColor('dorado'), hexOfColor('plateado')]);

const steel = '#b9bcc0';

const upwards = (outline: Outline): Point[] => [...toPoints(outline)];

const downwards = (outline: Outline): Point[] =>
  toPoints(outline).map(([x, y, corner]): Point => (corner ? [x, 480 - y, 1] : [x, 480 - y]));

/** On a strap, or on links where its colour is a metal's. */
const watch: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
  decimals: 1,
  draw(art) {
    const isLinked = metals.has(art.base);
    const dial = art.accent ?? '#f4efe4';
    for (const place of [upwards, downwards]) {
      art.panel(place('166,168* 234,168* 229,60 224,20* 176,20* 171,60'), {
        height: 0.66,
        printed: !isLinked,
      });
      if (isLinked) {
        const d = art.path(place('166,168* 234,168* 229,60 224,20* 176,20* 171,60'));
        art.paint(`<path d="${d}" fill="${polished(art)}" opacity=".75"/>`);
        for (let y = 28; y < 160; y += 15) {
          art.seam(place(`172,${y} 200,${y + 2.4} 228,${y}`), 0.9);
          art.raise(place(`176,${y + 4}* 224,${y + 4}* 225,${y + 12}* 175,${y + 12}*`), 0.4);
        }
        art.seam(place('186,22* 181,166*'), 0.7).seam(place('214,22* 219,166*'), 0.7);
      } else {
        art.stitch(place('172,160* 177,62 181,26* 219,26* 223,62 228,160*'));
        art.raise(place('184,150* 216,150* 212,40* 188,40*'), 0.22);
        art.folds('178 120 222 118 4 2, 182 74 220 72 4 2', 0.3);
      }
    }
    if (!isLinked) {
      for (const y of [372, 392, 412, 432]) {
        const [x, top] = art.at(200, y).map(Math.round) as [number, number];
        art.paint(`<ellipse cx="${x}" cy="${top}" rx="3.4" ry="2.8" fill="#120d0b"/>`);
      }
      const buckle = `M${art.at(170, 26).map(Math.round).join(' ')}v-18h60v18`;
      art.over(
        `<path d="${buckle}" fill="none" stroke="#6a6c70" stroke-width="7"/><path d="${buckle}" fill="none" stroke="${steel}" stroke-width="5.4"/><path d="M200 12V34" stroke="#8d9096" stroke-width="4"/>`,
      );
    }
    const metal = isLinked ? art.base : steel;
    const shell = art.define(
      'C',
      `<linearGradient id="${art.id('C')}" x2="1" y2="1"><stop stop-color="${lighten(metal, 0.8)}"/><stop offset=".45" stop-color="${metal}"/><stop offset=".75" stop-color="${darken(metal, 0.5)}"/><stop offset="1" stop-color="${lighten(metal, 0.4)}"/></linearGradient>`,
    );
    const ink = contrastOf(dial);
    const [x, y] = art.at(200, 240).map(Math.round) as [number, number];
    const marks = Array.from(
      { length: 12 },
      (_, hour) => `<path d="M0-61v${hour % 3 === 0 ? 12 : 7}" transform="rotate(${hour * 30})"/>`,
    ).join('');
    art.over(
      `<g transform="translate(${x} ${y})"><path d="M-38-86h16l-4 30h-16zM38-86h-16l4 30h16zM-38 86h16l-4-30h-16zM38 86h-16l4-30h16z" fill="${shell}" stroke="${darken(metal, 0.6)}" stroke-width="1"/><rect x="82" y="-9" width="15" height="18" rx="3" fill="${shell}" stroke="${darken(metal, 0.6)}" stroke-width="1"/><circle r="86" fill="#1d1206" opacity=".3" cx="3" cy="5"/><circle r="86" fill="${shell}" stroke="${darken(metal, 0.65)}" stroke-width="1.4"/><circle r="76" fill="none" stroke="${lighten(metal, 0.7)}" stroke-width="2" opacity=".8"/><circle r="71" fill="${dial}" stroke="${darken(metal, 0.6)}" stroke-width="2"/><circle r="70" fill="none" stroke="#000" stroke-width="4" opacity=".12" cx="1" cy="2"/><g stroke="${ink}" stroke-width="3.2">${marks}</g><circle r="13" cy="32" fill="none" stroke="${ink}" stroke-width="1" opacity=".6"/><path d="M0 32v-9" stroke="${ink}" stroke-width="1.6"/><g stroke="#000" opacity=".25" transform="translate(2 3)"><path d="M0 8L-28-22" stroke-width="5.6"/><path d="M0 10L36-34" stroke-width="4.4"/></g><g stroke="${ink}"><path d="M0 8L-28-22" stroke-width="5.6"/><path d="M0 10L36-34" stroke-width="4.2"/></g><circle r="5" fill="${ink}"/><circle r="2" fill="${metal}"/><path d="M-58-34A68 68 0 0 1 8-67L-20 60A68 68 0 0 1-64 10z" fill="#fff" opacity=".16"/></g>`,
    );
    return { rotate: 5, dy: 0, scale: 0.96 };
  },
};

export const jewelleryCuts = {
  necklace,
  earrings,
  bracelet,
  ring,
  watch,
};
