import { darken, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** From the front, the temples folded behind the lenses. */
export const sunglasses: Cut = {
  cloth: 'leather',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    const lens = art.accent ?? mix('#2b2622', art.base, lightness(art.base) > 0.7 ? 0.12 : 0.2);
    const glass = art.define(
      'gl',
      `<linearGradient id="${art.id('gl')}" x2=".25" y2="1"><stop stop-color="${darken(lens, 0.5)}"/><stop offset="1" stop-color="${lighten(lens, 0.28)}"/></linearGradient>`,
    );
    const hinge = '#c6a25e';
    for (const { place, right } of sides()) {
      art.panel(
        place(
          right
            ? '30,204* 44,200 120,166 230,140 300,132 330,140 332,152 300,150 232,158 124,184 52,216*'
            : '30,204* 44,200 130,178 236,160 304,156 336,166 336,178 304,174 238,178 134,194 52,216*',
        ),
        { fill: darken(art.base, right ? 0.3 : 0.2), height: 0.5, occlusion: 0.3, printed: true },
      );
    }
    for (const { place, right } of sides()) {
      art.panel(
        place(
          '24,200* 46,190 100,186 152,192 184,202 201,206* 201,228* 190,230 184,250 172,288 140,310 96,312 60,298 42,264 36,228',
        ),
        { height: 0.72, occlusion: right ? 0.3 : 0.45 },
      );
      const opening =
        '54,212 76,204 108,202 144,206 168,216 170,238 160,274 136,294 98,297 70,286 56,256 50,230';
      art.panel(place(opening), { fill: glass, height: 0.12, printed: false });
      art.line(place(opening), { color: darken(art.base, 0.6), width: 2.2, closed: true, opacity: 0.7 });
      art.shade(place('56,214 110,204 166,216 168,228 110,216 56,228'), 0.55, { blur: 2, color: '#0d0a09' });
      const shine = right ? '316,214* 338,218* 300,290* 276,294*' : '84,208* 112,205* 74,284* 62,266*';
      art.shade(shine, right ? 0.13 : 0.2, { color: '#ffffff', blur: 2 });
      const [at] = place('33,210');
      if (at)
        art.over(
          `<g stroke="${darken(hinge, 0.4)}" stroke-width=".6"><circle cx="${at[0]}" cy="${at[1]}" r="2.6" fill="${hinge}"/><circle cx="${at[0] + 8}" cy="${at[1] - 1}" r="2.6" fill="${hinge}"/></g>`,
        );
    }
    art.swell(['40,204 96,194 150,200 190,212', '210,212 250,200 304,194 360,204'], 7, 0.5);
    art.line(['44,198 100,190 150,196 186,206', '216,206 250,196 300,190 352,197'], {
      color: '#fff',
      width: 1.4,
      opacity: 0.45,
      blurred: true,
    });
    return { rotate: -4, dy: 14, scale: 1.04 };
  },
};
