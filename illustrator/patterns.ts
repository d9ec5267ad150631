import type { Pattern } from '#contract/garment-attributes.ts';
import { darken, lighten, mix } from './color.ts';

export type Stripes = 'vertical' | 'horizontal' | 'pin';

interface Print {
  id: string;
  ground: string;
  ink: string;
  stripes?: Stripes | undefined;
}

/** An empty string for plain cloth and for a logo. */
export function printOf(pattern: Pattern, print: Print): string {
  const { ground, ink } = print;
  const tile = (width: number, height: number, content: string, transform = '') =>
    `<pattern id="${print.id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${content}</pattern>`;
  switch (pattern) {
    case 'plain':
    case 'logo':
      return '';
    case 'stripes':
      return stripes(print.stripes ?? 'vertical', ink, tile);
    case 'checks':
      return tile(
        46,
        46,
        `<path d="M0 12h46M12 0v46" stroke="${ink}" stroke-width="11" opacity=".28"/><path d="M0 34h46M34 0v46" stroke="${ink}" stroke-width="1.6" opacity=".6"/><path d="M0 25h46M25 0v46" stroke="${lighten(ground, 0.6)}" opacity=".6"/>`,
      );
    case 'gingham':
      return tile(
        10,
        200,
        `<path d="M2.5 0q3 50 0 100t0 100" fill="none" stroke="${ink}" stroke-width="5" opacity=".5"/><path d="M0 2.5h10${'m-10 10h10'.repeat(19)}" stroke="${ink}" stroke-width="5" opacity=".5"/>`,
      );
    case 'dots':
      return tile(
        20,
        20,
        `<circle cx="5" cy="5" r="2.5" fill="${ink}"/><circle cx="15" cy="15" r="2.5" fill="${ink}"/>`,
      );
    case 'houndstooth':
      return tile(
        8,
        8,
        `<path d="${houndstoothDraft()}" stroke="${ink}" stroke-width="1.04"/>`,
        'scale(1.25)',
      );
    case 'floral':
      return tile(44, 44, `<g transform="scale(.69)">${flowers(print.id, ink)}</g>`);
    case 'animal':
      return tile(40, 40, `<g transform="scale(.8)">${rosettes(print.id, ground, ink)}</g>`);
    case 'print':
      return tile(74, 74, abstractShapes(ground, ink));
  }
}

type Tile = (width: number, height: number, content: string) => string;

function stripes(direction: Stripes, ink: string, tile: Tile): string {
  if (direction === 'vertical')
    return tile(
      14,
      240,
      `<path d="M4 0q3.4 60 0 120t0 120" fill="none" stroke="${ink}" stroke-width="3.2"/>`,
    );
  if (direction === 'pin')
    return tile(
      10,
      240,
      `<path d="M5 0q3 60 0 120t0 120" fill="none" stroke="${ink}" stroke-width=".8" stroke-dasharray="1.6 .6" opacity=".75"/>`,
    );
  return tile(
    200,
    17,
    `<path d="M0 8q25-5 50-1t50 1 50-1 50 1" fill="none" stroke="${ink}" stroke-width="5.2"/>`,
  );
}

/** Four dark and four light ends both ways in a two-by-two twill. */
function houndstoothDraft(): string {
  let path = '';
  const isDark = (x: number, y: number) => (((x + y) & 3) < 2 ? x < 4 : y < 4);
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      if (!isDark(x, y)) continue;
      let run = 1;
      while (x + run < 8 && isDark(x + run, y)) run++;
      path += `M${x} ${y}.5h${run}`;
      x += run;
    }
  return path;
}

function flowers(id: string, ink: string): string {
  const leaf = mix('#5d6b45', ink, 0.25);
  const flower = (x: number, y: number, scale: number, turn: number, color: string) =>
    `<use href="#${id}f" transform="translate(${x} ${y})rotate(${turn})scale(${scale})" fill="${color}"/>`;
  return (
    `<defs><g id="${id}f"><path d="M0 0C-5-3-4-9 0-9S5-3 0 0C3-5 9-4 9 0S3 5 0 0C5 3 4 9 0 9S-5 3 0 0C-3 5-9 4-9 0S-3-5 0 0"/><circle r="1.8" fill="#d9a441"/></g></defs>` +
    `<path d="M10 14q14 6 20 22M44 12q-8 18 4 34M10 50q10-8 20-4" fill="none" stroke="${leaf}" stroke-width="1.2"/>` +
    `<path d="M22 24q8-6 12 0q-8 4-12 0M18 46q0-8 7-9q1 7-7 9" fill="${leaf}"/>` +
    flower(12, 14, 0.95, 10, ink) +
    flower(46, 12, 0.65, 40, mix(ink, '#fff4e4', 0.4)) +
    flower(33, 42, 0.8, 70, ink) +
    flower(54, 50, 0.9, 55, mix(ink, '#7a2f2a', 0.3))
  );
}

/** Leopard print: irregular broken rings around a warmer centre. */
function rosettes(id: string, ground: string, ink: string): string {
  const heart = mix(darken(ground, 0.3), '#9a5f28', 0.3);
  const spots: [number, number, number, number][] = [
    [10, 10, 1, 0],
    [34, 6, 0.8, 70],
    [24, 27, 1.1, 150],
    [44, 30, 0.85, 30],
    [8, 40, 0.95, 220],
    [32, 45, 0.7, 300],
  ];
  const ring = `<defs><g id="${id}r"><ellipse rx="5.4" ry="4.4" fill="${heart}"/><path d="M-6 2q-2-6 3-8M3-6q3 1 4 4M5 4q-3 4-8 2M10 9h.1" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/></g></defs>`;
  return (
    ring +
    spots
      .map(
        ([x, y, scale, turn]) =>
          `<use href="#${id}r" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"/>`,
      )
      .join('')
  );
}

function abstractShapes(ground: string, ink: string): string {
  const soft = mix(ink, ground, 0.45);
  const warm = mix(ink, '#c8763f', 0.5);
  return (
    `<path d="M6 22C8 8 24 2 34 8c-2 14-16 22-28 14M44 60c-2-14 10-24 22-22 2 12-8 24-22 22" fill="${ink}"/>` +
    `<path d="M40 22c4-12 20-12 22-2s-10 16-18 12q-6-3-4-10M10 48c6-6 16-2 18 6s-8 16-16 12-8-12-2-18" fill="${soft}"/>` +
    `<path d="M32 36q8 2 8 10M58 4q8 2 10 10M2 70q8-4 14 0" fill="none" stroke="${warm}" stroke-width="3.4" stroke-linecap="round"/>`
  );
}
