import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

const fontFiles = ['fraunces-display', 'figtree-text'].map((name) =>
  fileURLToPath(new URL(`../../../../web/pictures/fonts/${name}.ttf`, import.meta.url)),
);

/** In sRGB, resvg gives `feDropShadow` a much paler colour than browsers do: garments glowed on the dark theme. */
const withPlainShadows = (svg: string): string =>
  svg.replace(
    /<feDropShadow(?: in="SourceGraphic")?( dx="[^"]*" dy="[^"]*")( stdDeviation="[^"]*")( flood-color="[^"]*" flood-opacity="[^"]*")([^>]*)\/>/g,
    '<feGaussianBlur in="SourceAlpha"$2/><feOffset$1 result="cast"/><feFlood$3/><feComposite in2="cast" operator="in"/><feMerge$4><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
  );

/** A process of its own, because the native renderer can crash. */
os.setPriority(os.constants.priority.PRIORITY_LOW);

process.on('message', async ({ id, svg, widthPx }: RenderOrder) => {
  const answer = await renderAsync(withPlainShadows(svg), {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles },
  }).then(
    (image): RenderAnswer => ({ id, png: image.asPng() }),
    (error: unknown): RenderAnswer => ({ id, error: String(error) }),
  );
  process.send?.(answer);
});
// Kills itself, because `exit` would wait for renderings in progress.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches the whole group; the parent ends this process.
process.on('SIGINT', () => {});

export interface RenderOrder {
  id: number;
  svg: string;
  widthPx: number;
}

export type RenderAnswer = { id: number; png: Uint8Array } | { id: number; error: string };
