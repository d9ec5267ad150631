import type { Art } from '../art.ts';
import { darken, lighten } from '../color.ts';
import { type Outline, short } from '../geometry.ts';

export function gilt(art: Art): string {
  return art.define(
    'o',
    `<linearGradient id="${art.id('o')}" x2="1" y2="1"><stop stop-color="#fff3cf"/><stop offset=".4" stop-color="#c6a25e"/><stop offset=".7" stop-color="#8a6a34"/><stop offset="1" stop-color="#e8cf94"/></linearGradient>`,
  );
}

export function frame(art: Art, x: number, y: number, width: number, height: number, wire = 3.4): void {
  const d = `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
  const line = `<path d="${d}" fill="none" stroke-linejoin="round"`;
  art.over(
    `${line} stroke="#000" stroke-opacity=".35" stroke-width="${wire + 0.6}" transform="translate(1 2)"/>${line} stroke="${gilt(art)}" stroke-width="${wire}"/>`,
  );
}

/** Polished metal in the garment's own colour, over the whole ground. */
export function polished(art: Art): string {
  const { base } = art;
  return art.define(
    'M',
    `<linearGradient id="${art.id('M')}" gradientUnits="userSpaceOnUse" x2="52" y2="74" spreadMethod="reflect"><stop stop-color="${lighten(base, 0.75)}"/><stop offset=".3" stop-color="${lighten(base, 0.2)}"/><stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${darken(base, 0.5)}"/></linearGradient>`,
  );
}

interface Wire {
  closed?: boolean;
  /** Of the links of a chain. */
  dash?: string;
}

export function wire(art: Art, line: Outline, width: number, { closed = false, dash }: Wire = {}): void {
  const stroke = (color: string, units: number, more = '') =>
    `<use href="${href}" stroke="${color}" stroke-width="${short(units)}"${more}/>`;
  const href = art.reuse(line, `stroke-linecap="butt"${dash ? ` stroke-dasharray="${dash}"` : ''}`, closed);
  art.over(
    stroke(
      '#1d1206',
      width + 1,
      ` opacity=".3" transform="translate(${short(width / 8 + 0.8)} ${short(width / 5 + 1.4)})"`,
    ) +
      stroke(darken(art.base, 0.68), width + 1.5) +
      stroke(polished(art), width) +
      stroke(
        '#fffaf0',
        width * 0.2,
        ` opacity=".75" transform="translate(${short(-width * 0.18)} ${short(-width * 0.24)})"`,
      ),
  );
}

/** Filled, with a bevelled edge. */
export function plate(art: Art, outline: Outline): void {
  const d = art.path(outline);
  art.over(
    `<path d="${d}" fill="#1d1206" opacity=".3" transform="translate(2 3.4)"/><path d="${d}" fill="${polished(art)}" stroke="${darken(art.base, 0.62)}" stroke-width="1.2"/><path d="${d}" fill="none" stroke="#fffaf0" stroke-width="1.2" opacity=".6" transform="translate(-.9 -1.1)"/>`,
  );
}
