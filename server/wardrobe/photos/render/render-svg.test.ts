import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kinds } from '#contract/vocabulary.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { renderSvg } from './render-svg.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="red"/></svg>';

/** Milliseconds: the renderer runs at low priority. */
const patience = 120_000;

describe('rendering a drawing', () => {
  it('gives a PNG of the width that was asked for', async () => {
    const { width, format } = await sharp(await renderSvg(square, 64)).metadata();
    expect({ width, format }).toEqual({ width: 64, format: 'png' });
  });

  it('refuses what is no drawing and goes on with the next', async () => {
    await expect(renderSvg('this is no drawing', 64)).rejects.toThrow();
    await expect(renderSvg(square, 32)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('outlives the death of the renderer', async () => {
    const dying = renderSvg(
      illustrate({ kind: 'coat', colorHex: '#b98a56', seed: 1 }, { idPrefix: 'g' }),
      900,
    );
    killRenderers();
    await expect(dying).rejects.toThrow(/ended/);
    await expect(renderSvg(square, 32)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('gives a shadow its own dark colour', async () => {
    const svg = illustrate({ kind: 'pants', colorHex: '#8a8d90', seed: 1 }, { idPrefix: 'g' });
    const pixels = await sharp(await renderSvg(svg, 200))
      .raw()
      .toBuffer();
    const reds = [...pixels.keys()].filter((at) => at % 4 === 0 && pixels[at + 3] === 40);
    expect(reds.length).toBeGreaterThan(10);
    for (const at of reds) expect(pixels[at]).toBeLessThan(90);
  });

  it.each(['shoes', 'sneakers', 'dress'] as const)(
    'renders a %s',
    async (kind) => {
      expect(kinds).toContain(kind);
      const svg = illustrate({ kind, colorHex: '#f5f5f4', fabric: 'leather', seed: 3 }, { idPrefix: 'g' });
      await expect(renderSvg(svg, 240)).resolves.toBeInstanceOf(Uint8Array);
    },
    patience,
  );
});

function killRenderers(): void {
  const list = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && line.includes('render/child.ts'))
      process.kill(Number(pid), 'SIGKILL');
  }
}
