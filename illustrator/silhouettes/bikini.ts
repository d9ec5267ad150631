import { darken, insideOf, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const bikini: Cut = {
  cloth: 'synthetic',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const string = (line: Parameters<typeof art.lineOver>[0]) =>
      art
        .lineOver(line, { color: darken(art.base, 0.6), width: 6.4 })
        .lineOver(line, { color: art.accent ?? art.base, width: 5 })
        .lineOver(line, { color: lighten(art.base, 0.6), width: 1.2, opacity: 0.5 });
    for (const { place } of sides()) {
      string(place('146,106 148,80 162,52 180,34 192,22'));
      string(place('88,208 60,204 40,196 22,200'));
      string(place('104,316 84,310 76,324 62,344'));
      string(place('104,318 92,330 94,352 88,368'));
    }
    art.panel(symmetric('110,322* 112,312* 156,318 200,319', '300,330 200,336 100,330'), {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    for (const { place, sign } of sides()) {
      art.panel(place('146,98* 124,136 98,176 84,206* 130,216 192,208* 186,170 164,128'), {
        height: 0.72,
        occlusion: 0.4,
        grain: 14 * sign,
      });
      art.stitch(place('145,108* 126,142 102,179 92,202* 130,210 186,203* 180,171 160,132'), {
        closed: true,
      });
      art.folds(
        place('150,120 138,200')
          .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
          .join(' ')
          .concat(' 7 3'),
        0.3,
      );
    }
    art.line('176,210 200,206 224,210', { color: darken(art.base, 0.4), width: 5 });
    string('178,209 200,206 222,209');
    art.panel(
      symmetric('98,312* 102,338* 138,364 168,398 184,432* 200,436', '302,312* 252,326 200,330 148,326'),
      { height: 0.72, occlusion: 0.4 },
    );
    art.stitch('104,334 142,360 172,394 188,430* 212,430* 228,394 258,360 296,334');
    art.stitch('102,320 148,333 200,337 252,333 298,320');
    for (const x of [100, 300]) {
      const [left, top] = art.at(x, 322).map(Math.round) as [number, number];
      art.over(
        `<circle cx="${left}" cy="${top}" r="7.4" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4" transform="translate(1 2)"/><circle cx="${left}" cy="${top}" r="7.4" fill="none" stroke="#c9a55c" stroke-width="3.6"/><path d="M${left - 6} ${top - 4}a7 7 0 0 1 9-3" fill="none" stroke="#fff3cf" stroke-width="1.2"/>`,
      );
    }
    art.folds('120 326 180 400 7 5, 280 326 220 400 7 -5, 200 346 200 424 6 2', 0.28);
    return { rotate: -1, dy: 6 };
  },
};
