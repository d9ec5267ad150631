import type { Cut } from '../cut.ts';
import type { Point } from '../geometry.ts';

const pleats = 11;

/** Each pleat is a lit plane and a shadow in the underlap. */
export const pleatedSkirt: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'horizontal',
  decimals: 0,
  draw(art) {
    art.inside('138,54* 200,48 262,54* 258,74 200,80 142,74', '144,56* 200,50 256,56* 240,66 160,66');
    art.label(200, 56, 26, 11);
    const hem: Point[] = [];
    for (let i = 0; i <= pleats; i++) {
      const [x, y] = on(i, 420);
      hem.push([x, y, 1]);
      if (i === pleats) break;
      const [lapX, lapY] = on(i + 0.86, 423);
      hem.push([lapX, lapY + 2, 1]);
    }
    art.panel(
      [
        [136, 66, 1],
        [264, 66, 1],
        on(pleats, 110),
        on(pleats, 200),
        on(pleats, 300),
        ...hem.reverse(),
        on(0, 300),
        on(0, 200),
        on(0, 110),
      ],
      { height: 0.55, printed: !art.printed },
    );
    // Each pleat hides part of the pattern and hangs at its own angle.
    if (art.printed)
      for (let i = 0; i < pleats; i++)
        art.print(
          [corner(on(i, 66)), corner(on(i, 426)), corner(on(i + 1, 426)), corner(on(i + 1, 66))],
          Math.round(14 - (28 * (i + 0.5)) / pleats),
        );
    for (let i = 0; i < pleats; i++) {
      const edge = i + 1;
      const drift = Math.sin(i * 2.3) * 0.07;
      art.shade(
        [
          on(edge - 0.08, 90),
          on(edge - 0.3 + drift, 240),
          on(edge - 0.42 + drift, 420),
          corner(on(edge + 0.02, 422)),
          on(edge, 240),
        ],
        0.32,
      );
      art.raise(
        [
          on(i + 0.06, 92),
          on(i + 0.04 + drift, 250),
          corner(on(i + 0.04, 424)),
          corner(on(i + 0.66, 424)),
          on(i + 0.7 + drift, 250),
          on(i + 0.8, 92),
        ],
        0.5,
      );
      art.seam([on(edge, 90), on(edge + drift * 0.5, 250), on(edge, 422)], 0.55);
    }
    art.panel('137,60* 168,68 200,70 232,68 263,60* 270,88* 234,97 200,100 166,97 130,88*', {
      height: 0.4,
      occlusion: 0.35,
    });
    art.stitch('137,83 168,91 200,93 232,91 263,83');
    return { rotate: 0.8 };
  },
};

/** Returns the point at a pleat's edge and at a height of the flat skirt. */
function on(pleat: number, y: number): Point {
  const share = pleat / pleats;
  const halfWidth = 66 + (y - 70) * 0.245 + (y > 90 ? 6 * Math.min(1, (y - 90) / 60) : 0);
  return [200 - halfWidth + 2 * halfWidth * share, y + 14 * Math.sin(Math.PI * share) * (y / 400 + 0.3)];
}

function corner([x, y]: Point): Point {
  return [x, y, 1];
}
