import { darken, insideOf, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

const bikini: Cut = {
  cloth: 'synthetic',
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

const swimsuit: Cut = {
  cloth: 'synthetic',
  stripes: 'horizontal',
  logo: [200, 220, 16],
  draw(art) {
    for (const { place } of sides()) {
      const strap = place('151,130 150,92 156,54 168,38 180,52 186,92 186,166');
      art.lineOver(strap, { color: darken(art.base, 0.6), width: 13 });
      art.lineOver(strap, { color: art.base, width: 11 });
      art.lineOver(strap, { color: lighten(art.base, 0.5), width: 2, opacity: 0.4 });
    }
    art.panel('140,150* 200,168 260,150* 262,196 200,220 138,196', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.shade('150,154* 200,170 250,154* 236,190 200,202 164,190', 0.34).label(200, 174, 18, 8);
    art.panel('116,318* 158,360 182,412* 200,416 218,412* 242,360 284,318* 200,330', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.panel(
      symmetric(
        '148,120* 132,144 116,168* 118,214 124,250 116,288 106,326* 140,352 166,390 180,434* 200,438',
        '252,120* 236,158 218,184 200,192 182,184 164,158',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    art.stitch('152,128 168,162 185,189 200,197 215,189 232,162 248,128');
    for (const { place } of sides()) {
      art.stitch(place('146,128 122,170 124,214')).stitch(place('112,323 144,349 170,387 184,430'));
      art.seam(place('120,176 150,220 156,300 148,350'), 0.3);
    }
    art.folds(
      '130 176 176 214 7 5, 270 176 224 214 7 -5, 128 240 178 256 8 4, 272 240 222 256 8 -4, 150 300 182 392 8 5, 250 300 218 392 8 -5, 200 210 198 300 7 3, 122 300 160 320 6 4, 278 300 240 320 6 -4',
      0.32,
    );
    return { rotate: -1, dy: 4 };
  },
};

/** Short, with an elastic waist and a cord. */
const swimTrunks: Cut = {
  cloth: 'synthetic',
  logo: [140, 214, 12],
  draw(art) {
    const cord = art.accent ?? '#efe8da';
    art.inside('128,52* 200,43 272,52* 262,68 200,75 138,68', '134,55* 200,47 266,55* 250,66 150,66');
    art.label(200, 52, 24, 10);
    for (const { place, sign } of [...sides({ degrees: 2, x: 262, y: 90 })].reverse()) {
      art.panel(place('126,66* 112,120 98,176 84,240* 138,254 194,250* 197,226 200,200* 202,120 201,60*'), {
        height: 0.7,
        occlusion: 0.5,
        grain: 4 * sign,
      });
      art.shade(place('176,90* 170,150 160,248* 184,248* 190,160'), 0.18, { blur: 6 });
      art.seam(place('150,84* 122,140*'), 0.6).stitch(place('154,85* 126,141*'));
      art.seam(place('112,196* 104,246*'), 0.5);
      art.panel(place('84,240* 138,254 194,250* 193,262* 137,266 82,251*'), {
        height: 0.4,
        occlusion: 0.3,
        grain: 4 * sign,
      });
      art.stitch(place('86,246 138,259 193,256'));
    }
    art.seam('201,90 202,140 200,200', 0.55);
    art.panel('127,56* 162,64 200,66 238,64 273,56* 277,86* 238,95 200,97 162,95 123,86*', {
      height: 0.6,
      occlusion: 0.4,
    });
    art.rib('125,71 162,79 200,81 238,79 275,71', 32, '1.2 4.4', 0.4);
    for (const line of ['192,82 184,110 190,138 182,160', '208,82 216,112 208,136 214,154'])
      art
        .lineOver(line, { color: darken(cord, 0.6), width: 5.6, opacity: 0.6 })
        .lineOver(line, { color: cord, width: 4 });
    for (const x of [190, 210]) art.button(x, 82, 3, '#b9b7b2');
    art.folds(
      '150 96 138 190 7 3, 250 96 262 190 7 -3, 178 98 172 170 6 2, 224 98 228 170 6 -2, 198 194 142 172 8 -4, 204 196 258 174 8 4, 190 214 120 226 8 4, 210 214 282 226 8 -4, 116 140 104 230 8 3, 286 140 298 230 8 -3',
      0.36,
    );
    return { rotate: -1.2, dy: 88, scale: 1.1 };
  },
};

export const swimwearCuts = {
  bikini,
  swimsuit,
  'swim-trunks': swimTrunks,
};
