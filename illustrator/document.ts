import { darken, lightness } from './color.ts';
import { type Cloth, finishes } from './fabrics.ts';
import { short } from './geometry.ts';
import { reliefFilter, sharedLight } from './light.ts';

/** In degrees, units and factors. */
export interface Pose {
  rotate?: number;
  dx?: number;
  dy?: number;
  scale?: number;
  /** For garments seen from the side. */
  squash?: number;
  /** Transform of the other shoe. */
  pair?: string;
}

interface Layers {
  id: (name: string) => string;
  colorHex: string;
  threadHex: string;
  cloth: Cloth;
  seed: number;
  printed: boolean;
  definitions: string;
  /** Clips the colours and the light. */
  silhouette: string;
  under: string;
  color: string;
  /** Alpha is height; the colours are ignored. */
  height: string;
  over: string;
  pose: Pose;
  title: string | undefined;
  widthPx: number;
}

export function composeDocument(layers: Layers): string {
  const { id, colorHex, cloth, pose, title } = layers;
  const url = (name: string) => `url(#${id(name)})`;
  const { opacity } = finishes[cloth];
  const body =
    `<g stroke="${layers.threadHex}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round" id="${id('z')}" filter="${url('w')}"${opacity ? ` opacity="${short(opacity)}"` : ''}>${layers.under}` +
    `<g clip-path="${url('c')}" style="isolation:isolate">${layers.color}<rect width="400" height="480" fill="${url('g')}"/>` +
    `<g filter="${url('r')}" style="mix-blend-mode:hard-light"><rect width="400" height="480" opacity=".16"/>${layers.height}</g></g>${layers.over}</g>`;
  const named = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-labelledby="${id('t')}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480"${named}>` +
    (title === undefined ? '' : `<title id="${id('t')}">${escapeXml(title)}</title>`) +
    `<style>${styles(layers)}</style><defs color-interpolation-filters="sRGB">${layers.definitions}<clipPath id="${id('c')}">${layers.silhouette}</clipPath>` +
    `${reliefFilter({ id, cloth, colorHex, seed: layers.seed, printed: layers.printed, widthPx: layers.widthPx, region: regionOf(pose) })}${sharedLight(id)}</defs>` +
    `<g transform="${placement(pose)}">${pose.pair ? `<g transform="${pose.pair}">${body}</g><use href="#${id('z')}"/>` : body}</g></svg>`
  );
}

/** Shared styles: edges (k; e for another colour), stitches (s) and seams (m). */
export function styles({ id, colorHex }: Pick<Layers, 'id' | 'colorHex'>): string {
  const edge = lightness(colorHex) > 0.6 ? '.36' : '.5';
  return (
    `.${id('e')},.${id('k')}{stroke:${darken(colorHex, 0.8)};stroke-width:1;stroke-opacity:${edge}}.${id('k')}{fill:${colorHex}}` +
    `.${id('s')},.${id('m')}{fill:none;stroke-width:.8}.${id('s')}{stroke-dasharray:2.4 1.5;opacity:.8}` +
    `.${id('m')}{stroke:${darken(colorHex, 0.75)};stroke-width:1;opacity:.45}`
  );
}

function placement({ rotate = 0, dx = 0, dy = 0, scale = 1, squash = 1 }: Pose): string {
  let transform = `translate(${dx} ${dy})`;
  if (rotate) transform += `rotate(${rotate} 200 240)`;
  if (scale !== 1)
    transform += `translate(${short(200 * (1 - scale))} ${short(240 * (1 - scale))})scale(${scale})`;
  if (squash !== 1) transform += `translate(0 ${short(330 * (1 - squash))})scale(1 ${squash})`;
  return transform;
}

/** In units: blurs reach over the edge of the picture. */
const margin = 12;

/**
 * Returns where the light is computed, which takes most of the time of a drawing. It covers the picture in
 * its pose, because resvg aborts the process on `feComposite` when a region ends inside the picture.
 */
function regionOf({ rotate = 0, dx = 0, dy = 0, scale = 1, pair }: Pose): string {
  // Wide enough for both shoes.
  if (pair) return 'x="-100" y="-100" width="600" height="800"';
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The corners of the picture, turned back.
  const corners = [-200, 200].flatMap((across) =>
    [-240, 240].map((down) => {
      const x = across - dx;
      const y = down - dy;
      return { x: 200 + (x * cos + y * sin) / scale, y: 240 + (y * cos - x * sin) / scale };
    }),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const left = Math.floor(Math.min(...xs)) - margin;
  const top = Math.floor(Math.min(...ys)) - margin;
  const right = Math.ceil(Math.max(...xs)) + margin;
  const bottom = Math.ceil(Math.max(...ys)) + margin;
  return `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
