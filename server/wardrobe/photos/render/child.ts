import os from 'node:os';
import { renderAsync } from '@resvg/resvg-js';
import type { RenderAnswer, RenderOrder } from './order.ts';

/**
 * Renders drawings in a process of its own. The renderer is native code that ends its process when
 * it fails inside; nothing else may end with it.
 */
// Somebody may be waiting for the server; nobody waits for a drawing.
os.setPriority(os.constants.priority.PRIORITY_LOW);

process.on('message', async ({ id, svg, widthPx }: RenderOrder) => {
  const answer = await renderAsync(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).then(
    (image): RenderAnswer => ({ id, png: image.asPng() }),
    (error: unknown): RenderAnswer => ({ id, error: String(error) }),
  );
  process.send?.(answer);
});
// At once: `exit` would wait for the drawings under way, which nobody wants any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches the whole group; whoever started this decides when it ends.
process.on('SIGINT', () => {});
