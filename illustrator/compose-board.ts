import type { Kind } from '#contract/vocabulary.ts';
import { escapeXml } from './document.ts';
import { short } from './geometry.ts';

/** In percentages of the board. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Degrees. */
  turn: number;
  layer: number;
}

export interface BoardPiece {
  id: string;
  kind: Kind;
  /**
   * `drawingUrl` for browsers, a PNG for resvg, which aborts on a drawing's filters inside a larger
   * picture.
   */
  href: string;
  /** Drawings have a margin and a shadow of their own. */
  drawn: boolean;
}

export interface BoardOptions {
  widthPx: number;
  heightPx: number;
  /** Unique on the page. */
  idPrefix: string;
  /** Accessible name; without it the board is decoration. */
  title?: string | undefined;
  /** `#rrggbb`, or `null` for a transparent ground. */
  paperHex?: string | null;
}

/** Compensates the margin of a drawing. */
export const drawingScale = 1.22;

export function drawingUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function composeBoard(
  pieces: readonly BoardPiece[],
  places: ReadonlyMap<string, Place>,
  { widthPx, heightPx, idPrefix, title, paperHex = '#f3eee4' }: BoardOptions,
): string {
  const id = (name: string) => escapeXml(idPrefix + name);
  const laid = pieces
    .flatMap((piece) => {
      const place = places.get(piece.id);
      return place ? [{ piece, place }] : [];
    })
    .sort((a, b) => a.place.layer - b.place.layer);
  const named = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-labelledby="${id('t')}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"${named}>` +
    (title === undefined ? '' : `<title id="${id('t')}">${escapeXml(title)}</title>`) +
    `<defs>${shadow(id('s'), Math.min(widthPx, heightPx))}${light(id('l'))}</defs>` +
    (paperHex === null
      ? ''
      : `<rect width="100%" height="100%" fill="${escapeXml(paperHex)}"/><rect width="100%" height="100%" fill="url(#${id('l')})"/>`) +
    laid.map(({ piece, place }) => image(piece, place)).join('') +
    '</svg>'
  );

  function image({ href, drawn }: BoardPiece, place: Place): string {
    const centreX = ((place.left + place.width / 2) / 100) * widthPx;
    const centreY = ((place.top + place.height / 2) / 100) * heightPx;
    const grown = drawn ? drawingScale : 1;
    const width = (place.width / 100) * widthPx * grown;
    const height = (place.height / 100) * heightPx * grown;
    const markup = `<image href="${escapeXml(href)}" x="${short(centreX - width / 2)}" y="${short(centreY - height / 2)}" width="${short(width)}" height="${short(height)}"${place.turn ? ` transform="rotate(${short(place.turn)} ${short(centreX)} ${short(centreY)})"` : ''}/>`;
    // Outside the rotation, so that every shadow falls the same way.
    return drawn ? markup : `<g filter="url(#${id('s')})">${markup}</g>`;
  }
}

function shadow(id: string, side: number): string {
  const unit = side / 400;
  return `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="${short(3 * unit)}" dy="${short(7 * unit)}" stdDeviation="${short(5 * unit)}" flood-color="#3d2914" flood-opacity=".28"/></filter>`;
}

function light(id: string): string {
  return `<radialGradient id="${id}" cx=".3" cy=".2" r="1.1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#4a3520" stop-opacity=".1"/></radialGradient>`;
}
