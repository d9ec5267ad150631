import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { gilt } from '../parts/metal.ts';

/** An envelope with a wrist chain. */
export const clutch: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const chain = art.path('352,214 374,250 378,306 358,356 330,384 306,380', false);
    const link = (color: string, width: number, dash: string) =>
      `<path d="${chain}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="butt"/>`;
    art.under(link('#5f4621', 3, '') + link(gilt(art), 7, '8 4') + link('#fff6da', 1.6, '6 6'));
    art.panel('46,168* 354,168* 358,176 360,332 352,342* 48,342* 40,332 42,176', {
      height: 0.66,
      occlusion: 0.3,
    });
    art.stitch('52,330* 348,330*').stitch('52,334* 348,334*');
    art.shade('44,300 356,300 356,340 44,340', 0.22, { blur: 11 });
    art.panel('40,166* 360,166* 362,176 342,206 232,282 200,294 168,282 58,206 38,176', {
      height: 0.62,
      occlusion: 0.65,
    });
    art.stitch('48,178 64,201 172,275 200,285 228,275 336,201 352,178');
    art.raise('38,164* 362,164* 358,178 42,178', 0.35);
    const [x, y] = art.at(200, 284).map(Math.round) as [number, number];
    art.over(
      `<g transform="translate(${x} ${y})"><circle r="17" cx="1.5" cy="3" opacity=".35"/><circle r="17" fill="${gilt(art)}" stroke="#6d5226" stroke-width="1"/><circle r="12" fill="none" stroke="#6d5226" stroke-width=".8" opacity=".6"/><circle r="7.4" fill="${art.accent ?? darken(art.base, 0.2)}" stroke="#6d5226" stroke-width="1"/><path d="M-4-3.6q4-3 7-.6" stroke="#fff" stroke-width="1.6" fill="none" opacity=".7"/></g>`,
    );
    art.folds('90 186 150 246 8 4, 310 186 250 246 8 -4, 80 300 80 336 7 3, 322 296 320 336 7 -3', 0.16);
    return { rotate: -5, dx: -8, dy: -14 };
  },
};
