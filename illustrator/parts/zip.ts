import type { Art } from '../art.ts';
import type { Outline } from '../geometry.ts';

export const nickel = '#b9b7b2';

/** The puller, where requested, hangs from the last point. */
export function zip(art: Art, line: Outline, metal: string, width = 4): void {
  const use = `<use href="${art.reuse(line)}" stroke=`;
  art.paint(
    `${use}"#17151a" stroke-width="${width + 2.4}" opacity=".75"/>${use}"${metal}" stroke-width="${width}" stroke-dasharray="1.4 1.1"/>${use}"#fff" stroke-width=".7" opacity=".5"/>`,
  );
}

export function puller(art: Art, x: number, y: number, metal: string, turn = 0): void {
  const [left, top] = art.at(x, y).map(Math.round) as [number, number];
  art.define(
    'pl',
    `<g id="${art.id('pl')}"><path d="M-3-4h6v8h-6zM-2 5h4l1 13h-6z" opacity=".4" transform="translate(1.2 1.6)"/><path d="M-3-4h6v8h-6zM-2 5h4l1 13h-6z" fill="${metal}"/><path d="M-1.6-3v6M-1 7l-.6 9" stroke="#fff" stroke-width="1" opacity=".6"/></g>`,
  );
  art.over(`<use href="#${art.id('pl')}" transform="translate(${left} ${top})rotate(${turn})"/>`);
}
