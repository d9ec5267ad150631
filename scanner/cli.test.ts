import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photographShirt, testingPicture } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'));
});
afterAll(() => rm(folder, { recursive: true }));

function runScan(...files: string[]): Promise<{ status: number; lines: Record<string, unknown>[] }> {
  return new Promise((resolve) => {
    const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
    execFile(process.execPath, [cli, ...files], (error, stdout) => {
      const lines = stdout.split('\n').filter(Boolean);
      resolve({ status: Number(error?.code ?? 0), lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

describe('the scan command', () => {
  it('prints one object per line, and continues after a bad file with exit status 1', async () => {
    const good = join(folder, 'camiseta con espacios.jpg');
    const bad = join(folder, 'notas.jpg');
    await writeFile(good, await photographShirt().jpeg().toBuffer());
    await writeFile(bad, 'esto no es una foto');
    const { status, lines } = await runScan(bad, join(folder, 'no-existe.jpg'), good);
    expect(status).toBe(1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toEqual({
      file: bad,
      error: { code: 'image_type_unsupported', message: expect.any(String) },
    });
    expect(lines[1]).toMatchObject({ error: { code: 'image_unreadable' } });
    expect(lines[2]).toMatchObject({
      file: good,
      kind: expect.any(String),
      category: expect.any(String),
      color: 'rojo',
      suggested: { fabric: true, condition: true },
    });
  });

  it('says what is no garment, and why', async () => {
    const cat = join(folder, 'gato.jpg');
    await writeFile(cat, await testingPicture('cat'));
    const { status, lines } = await runScan(cat);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({
      file: cat,
      garment: false,
      reason: 'Parece un animal',
      kind: expect.any(String),
    });
  });

  it('lists the garments of a photograph that shows several', async () => {
    const file = join(folder, 'dos.jpg');
    const shirts = ['#a8182a', '#1c2444'].map((garment) => photographShirt({ garment }).png().toBuffer());
    const laid = (await Promise.all(shirts)).map((input, i) => ({ input, left: 300 * i, top: 0 }));
    const floor = { width: 600, height: 400, channels: 3, background: '#d9d4cc' } as const;
    await sharp({ create: floor }).composite(laid).jpeg().toFile(file);
    const { lines } = await runScan(file);
    expect(lines[0]).toMatchObject({ file, garment: true, kind: expect.any(String) });
    const parts = lines[0]?.parts as { kind: string; box: number[]; confidence: number }[];
    expect(parts).toHaveLength(2);
    const [left = 0, right = 0] = parts
      .map(({ box: [x = 0, , width = 0] }) => x + width / 2)
      .sort((a, b) => a - b);
    expect(left).toBeCloseTo(0.25, 1);
    expect(right).toBeCloseTo(0.75, 1);
    for (const part of parts) {
      expect(Object.keys(part)).toEqual(['kind', 'box', 'confidence']);
      expect(part.confidence).toBeGreaterThan(0);
    }
  });

  it('exits with 0 when every file is read', async () => {
    const good = join(folder, 'otra.png');
    await writeFile(good, await photographShirt().png().toBuffer());
    const { status, lines } = await runScan(good);
    expect(status).toBe(0);
    expect(lines).toEqual([expect.not.objectContaining({ parts: expect.anything() })]);
  });
});
