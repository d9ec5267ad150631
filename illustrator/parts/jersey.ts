import type { Art } from '../art.ts';
import { darken, mix } from '../color.ts';
import { sides } from '../geometry.ts';

export function shortSleeves(art: Art): void {
  for (const { place, sign } of sides()) {
    art.panel(place('98,116* 72,134 50,164 30,210* 54,224 84,235* 95,214 106,198* 97,160'), {
      grain: 32 * sign,
      height: 0.62,
    });
    art.stitch(place('34,202 58,215 87,226')).stitch(place('34,199 58,212 87,223'));
  }
}

export function roundBack(art: Art): void {
  art.inside(
    '154,92* 200,101 246,92* 238,128 200,146 162,128',
    '158,92* 200,100 242,92* 228,112 200,118 172,112',
  );
  art.stitch('160,101 200,110 240,101', { color: darken(art.base, 0.5) }).label(200, 113, 18, 9);
}

export function roundRib(art: Art): void {
  art.panel('154,91* 164,124 200,146 236,124 246,91* 237,93* 228,120 200,135 172,120 163,93*', {
    height: 0.4,
    printed: false,
    occlusion: 0.2,
    fill: mix(art.base, darken(art.base, 0.3), 0.25),
  });
  art.stitch('151,95 161,128 200,151 239,128 249,95');
}

export function doubleHem(art: Art): void {
  art
    .stitch('102,386 150,391 200,390 250,392 298,386')
    .stitch('102,382.5 150,387.5 200,386.5 250,388.5 298,382.5');
}
