import { darken, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

export const derbies: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const sole = '#2a211c';
    const laces = art.accent ?? (lightness(art.base) < 0.25 ? '#2b2724' : darken(art.base, 0.55));
    art.panel('238,217* 266,208 310,216 343,238* 326,258 302,266 272,256', {
      fill: darken(mix(art.base, '#b08a62', 0.6), 0.4),
      height: 0.2,
      printed: false,
    });
    art.panel('270,346* 356,330* 355,352 351,376* 286,380* 276,362', {
      fill: mix(sole, '#7a5238', 0.35),
      height: 0.5,
      printed: false,
      occlusion: 0.3,
    });
    art.seam('278,356 355,344', 0.3).seam('282,368 354,358', 0.3);
    // The tongue stands up behind the facings.
    art.panel('196,250* 210,220 226,198 240,186 256,190 262,206 254,226 226,252*', {
      fill: darken(art.base, 0.12),
      height: 0.4,
    });
    art.panel(
      '48,344* 44,330 52,313 76,299 112,290 148,279 184,256 214,230 238,216* 254,236 276,257 302,264 326,256 343,238* 352,244 353,270 357,300 358,334* 280,342 200,348 110,352',
      { height: 0.7, occlusion: 0.35 },
    );
    art.shade('50,342 140,330 250,326 352,312 357,334 250,346 110,352 52,348', 0.36, { blur: 6 });
    art.shade('236,224 262,248 300,268 332,256 348,240 348,270 300,288 256,272', 0.26, { blur: 6 });
    art.seam('112,285 128,304 130,350', 0.6).stitch('108,287 123,305 125,350');
    art.panel('170,264* 192,247 216,226 240,213* 252,226 246,250 222,274 192,300 170,308 160,292', {
      height: 0.45,
      occlusion: 0.5,
    });
    art.stitch('172,268 194,251 218,231 239,219 246,228 240,247 218,270 190,294 172,302 164,291');
    art.seam('176,306 204,316 222,346', 0.5).stitch('180,302 208,313 226,345');
    art.seam('320,260 324,296 322,336', 0.4).stitch('253,241 275,262 302,269 329,261 347,244');
    art.panel('44,340* 110,352 200,348 280,341 357,331* 358,342 282,352 200,359 110,363 56,358 42,349', {
      height: 0.45,
      occlusion: 0.4,
      fill: sole,
      printed: false,
    });
    art.stitch('50,350 110,357 200,353 282,347 354,337', { color: '#b99a6c' });
    art.folds(
      '140 286 176 330 6 4, 152 282 192 330 5 4, 66 334 100 300 12 -5, 292 256 340 300 8 4, 228 300 300 320 8 4',
      0.3,
    );
    let bars = '';
    let eyelets = '';
    for (let i = 0; i < 4; i++) {
      const [x, y] = [184 + i * 16, 280 - i * 15];
      bars += art.path(`${x},${y}* ${x - 10},${y - 9} ${x - 19},${y - 15 - i}*`, false);
      eyelets += `M${x + 1} ${y + 1}h.1`;
    }
    for (const loop of [
      '224,222* 206,212 194,222 206,230 224,222*',
      '224,222* 236,206 252,204 246,218 224,222*',
      '224,223* 214,240 200,250',
      '225,223* 236,238 250,244',
    ])
      bars += art.path(loop, false);
    art.over(
      `<g fill="none" stroke-linecap="round"><path d="${eyelets}" stroke="#000" stroke-opacity=".6" stroke-width="4.6"/><path d="${bars}" stroke="#000" stroke-opacity=".4" stroke-width="4.4" transform="translate(.8 1.4)"/><path d="${bars}" stroke="${laces}" stroke-width="3.2"/><path d="${bars}" stroke="${lighten(laces, 0.5)}" stroke-width=".8" opacity=".5" transform="translate(-.6 -.7)"/></g>`,
    );
    return { dx: 2, dy: 18, scale: 1.12, squash: 0.86, pair: 'translate(-10 -152) rotate(-6 200 240)' };
  },
};
