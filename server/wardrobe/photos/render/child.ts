import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

const fontFiles = ['fraunces-display', 'figtree-text'].map((name) =>
  fileURLToPath(new URL(`../../../../web/pictures/fonts/${name}.ttf`, import.meta.url)),
);

/** A process of its own, because the native renderer can crash. */
os.setPriority(os.constants.priority.PRIORITY_LOW);

process.on('message', async ({ id, svg, widthPx }: RenderOrder) => {
  const answer = await renderAsync(svg, {
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
