import type { Cut } from '../cut.ts';
import { darken, lighten } from '../color.ts';
import { sides, sleeveLean } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

/** A quilted down jacket with a standing collar: every channel is its own pillow. */
export const puffer: Cut = {
  cloth: 'down',
  stripes: 'horizontal',
  decimals: 0,
  logo: [246, 168, 14],
  draw(art) {
    const deep = darken(art.base, 0.75);
    art.inside('160,66* 200,60 240,66* 228,104 200,118 172,104', '164,66* 200,62 236,66* 224,88 200,96 176,88');
    art.label(200, 76, 24, 10);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place(
          '104,100* 80,108 66,130 68,148 54,168 58,194 44,214 48,240 36,262 40,288 30,308 34,336* 56,344 82,342* 90,322 90,300 98,280 98,254 106,234 104,208 110,190 100,140',
        ),
        { grain: 12 * sign, height: 0.62 },
      );
      const channels = ['68,149 84,156 106,150', '58,195 78,202 106,194', '48,241 70,248 100,240', '40,289 62,296 92,288'];
      for (const channel of channels) art.seam(place(channel), 0.6).shade(place(offset(channel)), 0.3);
      for (const pillow of ['88,128', '80,176', '72,222', '64,268', '58,316'])
        for (const [x, y] of place(pillow)) art.raise(oval(x, y, 20, 13), 0.34);
      art.panel(place('34,334* 56,342 82,340* 80,358 56,360 36,352'), { height: 0.45, occlusion: 0.3, printed: false });
      art.rib(place('35,343 56,350 81,348'), 16, '1.2 2.4', 0.3);
    }
    const [left, right] = sides();
    for (const { place } of [right, left]) {
      art.panel(
        place(
          '162,80* 134,88 104,100* 96,132 103,148 100,190 106,196 98,236 104,242 97,282 103,288 96,328 101,334 97,372* 150,382 198,382* 199,240 199,96*',
        ),
        { height: 0.66, occlusion: 0.4 },
      );
      const rows = [148, 195, 241, 287, 333];
      for (const y of rows) {
        const line = `100,${y} 150,${y + 6} 199,${y + 4}`;
        art.seam(place(line), 0.65).shade(place(offset(line)), 0.34);
      }
      // Each channel swells away from its stitch line, more in the middle.
      for (const y of [118, 171, 218, 264, 310, 356])
        art.raise(place(`108,${y - 8} 150,${y - 12} 192,${y - 10} 194,${y + 2} 150,${y + 6} 106,${y + 2}`), 0.36);
      art.seam(place('126,300 130,324 124,346'), 0.5);
    }
    art.folds(
      '120 152 128 166 2.4 1, 150 155 154 172 2.4 1, 178 154 176 168 2.4, 116 200 110 214 2.4, 140 202 148 220 2.4, 172 202 168 218 2.4, 126 247 120 262 2.4, 158 248 164 266 2.4, 184 247 180 260 2.4, 118 292 126 308 2.4, 148 294 142 310 2.4, 176 294 182 308 2.4, 224 154 218 170 2.4, 256 155 262 170 2.4, 282 152 276 166 2.4, 220 202 228 218 2.4, 250 202 244 220 2.4, 280 200 286 214 2.4, 218 248 212 264 2.4, 246 249 252 266 2.4, 274 247 270 262 2.4, 226 294 220 310 2.4, 254 294 260 308 2.4, 282 292 276 306 2.4',
      0.3,
    );
    art.panel('97,368* 150,378 200,379 250,378 303,368* 302,388 250,396 200,397 150,396 98,388', {
      height: 0.5,
      occlusion: 0.3,
    });
    for (const { place, sign } of [right, left]) {
      art.panel(place('158,58 150,82 154,100 178,110 199,112* 199,80* 178,72'), {
        grain: 10 * sign,
        height: 0.62,
        occlusion: 0.5,
      });
      art.seam(place('153,82 176,92 199,95'), 0.6).shade(place('154,84 176,95 199,98 199,102 176,98'), 0.34);
    }
    zip(art, '200,74* 200,160 200.5,280 200,392*', nickel, 4);
    puller(art, 200, 96, nickel);
    for (const { place } of sides()) {
      art.line(place('131,296* 122,344*'), { color: deep, width: 3, opacity: 0.8 });
      art.line(place('129,296* 120,344*'), { color: lighten(art.base, 0.4), width: 0.8, opacity: 0.6 });
    }
    return { rotate: -0.7, dy: 10 };
  },
};

/** The strip of shadow just under a stitched channel. */
function offset(line: string): string {
  const points = line.split(' ').map((word) => word.split(',').map(Number) as [number, number]);
  return [...points, ...points.map(([x, y]) => [x, y + 7] as const).reverse()].map(([x, y]) => `${x},${y}`).join(' ');
}

function oval(x: number, y: number, width: number, height: number): string {
  return `${x - width},${y} ${x},${y - height} ${x + width},${y} ${x},${y + height}`;
}
