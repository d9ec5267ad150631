import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { frame, gilt } from '../parts/metal.ts';

export const bag: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const handle = '140,196* 142,140 164,84 200,68 236,84 258,140 260,196*';
    const strap = (line: string, width: number) => {
      const d = `<path d="${art.path(line, false)}" fill="none"`;
      return `${d} stroke="${darken(art.base, 0.6)}" stroke-width="${width}"/>${d} stroke="${art.base}" stroke-width="${width - 2}"/>${d} stroke="${lighten(art.base, 0.45)}" stroke-width="${width / 4}" opacity=".45" transform="translate(-1.6 -1.4)"/>`;
    };
    art.under(strap('150,190* 154,130 172,82 204,62 240,80 266,136 268,190*', 11));
    art.panel('92,190* 70,210 56,320 54,396 70,404* 90,300', {
      fill: darken(art.base, 0.3),
      height: 0.5,
      printed: false,
    });
    art.panel('308,190* 330,210 346,320 346,396 330,404* 310,300', {
      fill: darken(art.base, 0.42),
      height: 0.5,
      printed: false,
    });
    art.panel('94,186 200,180 306,186 322,260 336,350 338,396 320,412 200,416 80,412 62,396 64,350 78,260', {
      height: 0.7,
      occlusion: 0.3,
    });
    art.stitch('70,392 84,404 200,408 316,404 330,392');
    art.panel(
      '92,190 104,182 200,178 296,182 308,190 320,262 316,292 290,304 200,318 110,304 84,292 80,262',
      {
        height: 0.6,
        occlusion: 0.6,
      },
    );
    art.stitch(
      '97,194 108,188 200,184 292,188 303,194 314,262 310,288 288,298 200,311 112,298 90,288 86,262',
      {
        closed: true,
      },
    );
    for (const x of [140, 260]) {
      art.panel(`${x - 10},182* ${x + 10},182* ${x + 9},216 ${x},226 ${x - 9},216`, {
        height: 0.4,
        occlusion: 0.45,
      });
      art.stitch(`${x - 7},186* ${x - 6},213 ${x},221 ${x + 6},213 ${x + 7},186*`);
    }
    art.panel('184,290* 216,290* 214,330 200,340 186,330', { height: 0.5, occlusion: 0.5 });
    art.over(strap(handle, 13));
    for (const x of [140, 260]) frame(art, x, 193, 20, 14);
    art.over(
      `<rect x="188" y="306" width="26" height="20" rx="3" opacity=".4"/><rect x="187" y="303" width="26" height="20" rx="3" fill="${gilt(art)}"/><rect x="190" y="306" width="20" height="14" rx="2" fill="none" stroke="#6d5226" stroke-width=".8" opacity=".7"/><circle cx="200" cy="313" r="3" fill="#7b5c2b"/>`,
    );
    art.folds('84 330 84 400 9 4, 318 330 316 400 9 -4, 104 200 112 290 10 4, 110 322 290 322 5 10', 0.2);
    return { rotate: -1.5, dy: -4 };
  },
};
