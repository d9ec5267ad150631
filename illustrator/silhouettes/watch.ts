import { hexOfColor } from '#contract/colors.ts';
import { contrastOf, darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outline, type Point, toPoints } from '../geometry.ts';
import { polished } from '../parts/metal.ts';

const metals = new Set([hexOfColor('dorado'), hexOfColor('plateado')]);

const steel = '#b9bcc0';

const upwards = (outline: Outline): Point[] => [...toPoints(outline)];

const downwards = (outline: Outline): Point[] =>
  toPoints(outline).map(([x, y, corner]): Point => (corner ? [x, 480 - y, 1] : [x, 480 - y]));

/** On a strap, or on links where its colour is a metal's. */
export const watch: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
  stripes: 'vertical',
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
