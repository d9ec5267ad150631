import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

export const courtShoes: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const insole = mix('#d9bd98', art.base, 0.15);
    // The far wall of the shoe and the insole, seen over the topline.
    art.panel(
      '128,300* 158,280 206,248 256,206 296,172 322,160 332,172* 318,196 280,226 226,268 178,300 150,308',
      {
        fill: darken(insole, 0.25),
        height: 0.2,
        printed: false,
      },
    );
    art.shade('140,300 180,276 240,228 296,182 318,172 300,200 240,250 180,292', 0.4, { blur: 6 });
    art.panel('286,276* 338,232 341,276 338,330 338,384* 326,385* 322,340 312,304', {
      height: 0.55,
      occlusion: 0.2,
      printed: false,
      fill: darken(art.base, 0.12),
    });
    art.panel('325,377* 339,376* 339,387* 326,388*', { fill: '#1d1816', height: 0.3, printed: false });
    art.panel(
      '36,346* 44,332 70,316 104,302 132,297 152,304 182,301 226,272 276,230 308,196 327,168 337,172* 343,206 341,236 330,262 308,280 288,288* 262,294 232,314 200,338 160,352 100,357 56,356',
      { height: 0.72, occlusion: 0.4 },
    );
    art.stitch('120,304 134,302 152,309 184,306 229,277 279,235 311,201 330,174');
    art.line('118,299 133,297 152,304 182,301 226,272 276,230 308,196 327,168', {
      color: lighten(art.base, 0.35),
      width: 1.2,
      opacity: 0.6,
    });
    art.seam('318,184 312,230 300,280', 0.25);
    art.shade('46,346 120,338 190,322 250,290 300,272 330,254 318,276 262,296 200,340 100,358 50,356', 0.42, {
      blur: 6,
    });
    art.shade('326,176 340,184 342,230 330,256 332,214', 0.3, { blur: 6 });
    art.panel(
      '36,345* 60,352 100,354 160,348 202,333 234,309 264,290 292,283* 290,290 264,297 236,317 204,342 162,357 100,362 54,360',
      { height: 0.3, occlusion: 0.2, fill: darken(mix('#8a5f42', art.base, 0.3), 0.25), printed: false },
    );
    art.folds('60 338 130 310 10 -5, 150 326 216 290 9 5, 240 272 296 222 8 4, 300 250 324 200 7 4', 0.3);
    return { dy: 36, dx: 8, scale: 1.1, pair: 'translate(-4 -136) rotate(-7 200 240)' };
  },
};
