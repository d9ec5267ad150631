import type { Art } from '../art.ts';

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
