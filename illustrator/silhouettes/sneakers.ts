import { darken, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

export const sneakers: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const sole = lightness(art.base) > 0.85 ? '#e6ddcc' : '#efe8da';
    art.panel('246,186 262,174* 300,184 344,180* 330,206 300,216 266,212', {
      fill: darken(mix(art.base, '#b79f80', 0.5), 0.35),
      height: 0.2,
      printed: false,
    });
    art.panel('194,214* 214,182 228,160 244,152 262,160 264,176 252,200 236,226*', {
      fill: darken(art.base, 0.07),
      height: 0.4,
      printed: false,
    });
    art.stitch('216,188 234,164 246,159 257,166');
    art.panel(
      '56,308* 52,292 64,275 96,260 136,250 176,229 210,203 234,184 246,190 268,210 300,213 326,196 342,179 351,184 350,220 353,262 357,308*',
      { height: 0.66, occlusion: 0.4 },
    );
    art.shade('240,190 268,214 300,217 328,199 346,184 340,224 300,244 256,238', 0.3, { blur: 6 });
    art.shade('60,300 140,284 240,288 350,280 356,310* 56,310*', 0.3, { blur: 6 });
    art.panel('56,308* 52,292 64,275 96,260 122,264 140,282 144,306*', { height: 0.3, occlusion: 0.3 });
    art.stitch('100,263 121,269 135,284 139,303');
    art.panel('130,252* 176,229 210,203 234,184* 243,202 222,226 188,252 152,268*', {
      height: 0.42,
      occlusion: 0.42,
    });
    art.stitch('152,264 186,248 219,223 238,202');
    art.panel('326,197 342,179 351,184 350,216 352,244* 330,240 318,222', {
      height: 0.42,
      occlusion: 0.35,
      fill: art.accent ?? darken(art.base, 0.22),
    });
    art.stitch('328,203 323,222 333,236 350,240');
    art.seam('350,244 324,262 310,304', 0.35).stitch('346,250 328,265 315,304');
    art.stitch('246,196 268,216 300,219 322,206');
    art.seam('208,240 222,270 228,304', 0.35).stitch('212,238 226,270 232,304');
    art.paint(
      `<path d="M84 278h.1M96 273h.1M90 287h.1M104 282h.1M112 274h.1M78 291h.1" stroke="${darken(art.base, 0.7)}" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`,
    );
    art.panel(
      '48,304* 60,299 140,303 240,304 358,299* 361,312 354,328 310,331 180,331 96,331 60,327 46,316',
      { height: 0.6, occlusion: 0.45, fill: sole, printed: false },
    );
    art.stitch('58,307 140,310 240,311 354,306', { color: darken(sole, 0.4) });
    art.seam('52,322 140,324 260,324 356,320', 0.25);
    lace(sole);
    art.folds('144 258 190 296 5 4, 154 262 206 286 4 3, 62 294 90 270 8 -2', 0.24);
    return { dy: 14, dx: -2, scale: 1.14, squash: 0.76, pair: 'translate(4 -166) rotate(-4 200 240)' };

    function lace(color: string): void {
      let path = '';
      let eyelets = '';
      for (let i = 0; i < 5; i++) {
        const x = 152 + i * 18;
        const y = 243 - i * 12.6 - (i > 2 ? (i - 2) * 1.5 : 0);
        path += art.path(`${x - 2},${y - 3}* ${x + 7},${y + 1} ${x + 14},${y + 12}*`, false);
        eyelets += `M${x + 15} ${Math.round(y + 14)}h.1`;
      }
      for (const loop of [
        '241,184* 228,176 220,184 232,188 241,184*',
        '241,184* 256,172 270,176 258,186 241,184*',
        '241,185* 238,200 226,212',
        '242,185* 254,196 258,212',
      ])
        path += art.path(loop, false);
      art.over(
        `<g fill="none" stroke-linecap="round"><path d="${eyelets}" stroke="#000" stroke-opacity=".5" stroke-width="4"/><path id="${art.id('l')}" d="${path}" stroke="${darken(color, 0.34)}" stroke-width="4.2"/><path d="${path}" stroke="${lighten(color, 0.3)}" stroke-width="3.1"/></g>`,
      );
    }
  },
};
