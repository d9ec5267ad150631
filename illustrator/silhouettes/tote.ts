import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';

export const tote: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 1,
  logo: [200, 310, 60],
  draw(art) {
    const webbing = art.accent ?? art.base;
    const strap = (line: string, shade: number) => {
      const d = `<path d="${art.path(line, false)}" fill="none" stroke-linejoin="round"`;
      const color = darken(webbing, shade);
      return `${d} stroke="${darken(webbing, 0.65)}" stroke-width="17"/>${d} stroke="${color}" stroke-width="15.4"/>${d} stroke="${lighten(color, 0.4)}" stroke-width="11" stroke-dasharray=".6 1.8" opacity=".25"/>${d} stroke="${lighten(color, 0.5)}" stroke-width="2" opacity=".28" transform="translate(-4 -3)"/>`;
    };
    art.under(strap('146,196* 150,130 168,70 200,46 236,68 256,130 262,196*', 0.28));
    art.panel('78,188* 200,180 322,188* 316,206 200,214 84,206', {
      fill: darken(art.base, 0.42),
      height: 0.2,
      printed: false,
    });
    art.panel(
      '76,190* 138,198 200,199 262,198 324,190* 329,260 334,340 340,424 330,440 270,446 200,449 130,446 70,440 60,424 66,340 71,260',
      { height: 0.7, occlusion: 0.3 },
    );
    art.stitch(['78,206 138,214 200,215 262,214 322,206', '78,210 138,218 200,219 262,218 322,210']);
    art.stitch('66,420 74,432 130,438 200,441 270,438 326,432 334,420');
    art.seam('72,200 68,280 63,400', 0.25).seam('328,200 332,280 337,400', 0.25);
    art.seam('60,424* 92,414 104,444', 0.4).seam('340,424* 308,414 296,444', 0.4);
    art.shade('64,380 120,410 200,418 290,408 338,380 338,430 200,448 64,430', 0.26, { blur: 11 });
    art.over(strap('134,204* 136,150 158,96 200,74 244,98 264,150 266,204*', 0));
    for (const x of [134, 266]) {
      art.panel(`${x - 9},196* ${x + 9},196* ${x + 9},252* ${x - 9},252*`, {
        fill: webbing,
        height: 0.5,
        occlusion: 0.45,
        printed: false,
      });
      art.stitch(`${x - 6},206* ${x + 6},206* ${x + 6},248* ${x - 6},248*`, { closed: true });
      art.stitch([`${x - 6},206* ${x + 6},248*`, `${x + 6},206* ${x - 6},248*`]);
    }
    art.folds(
      '134 222 96 400 14 9, 266 222 306 404 14 -9, 150 218 240 226 7 -8, 82 300 84 426 10 3, 320 290 318 428 10 -3, 134 240 180 420 16 10, 268 250 236 430 16 -10, 90 424 190 412 8 6, 306 424 220 410 8 -6',
      0.3,
    );
    return { rotate: 1.2, dy: -2, scale: 0.98 };
  },
};
