import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../scanner/photographs.ts';
import validationSenders from '../scanner/validation-senders.json' with { type: 'json' };
import { labelColumns, readGarmentLabels } from './garments.ts';
import { readLooks } from './looks.ts';
import { settled } from './settle.ts';

const list = join(dataFolder(), 'images.csv');
const labels = await readGarmentLabels('garments');
const looks = [await readGarmentLabels('first-look'), await readGarmentLabels('second-look')] as const;

describe('the labels of garments', () => {
  it('use only values of the guide and cover every kind, pattern and style', () => {
    expect(labels.size).toBeGreaterThanOrEqual(2500);
    for (const column of labelColumns)
      expect(new Set([...labels.values()].map((label) => label[column])).size).toBeGreaterThan(1);
  });

  it('never repeat the main colour as alternative or second colour', () => {
    for (const { image, color, also, second } of labels.values())
      expect([also, second], image).not.toContain(color);
  });

  it('mark jeans as denim', () => {
    for (const { image, kind, denim, material } of labels.values()) {
      expect(denim === 'yes', image).toBe(material === 'denim');
      if (kind === 'jeans') expect(material, image).toBe('denim');
    }
  });

  it('include the photographs that were labelled twice', () => {
    const [first, second] = looks;
    expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
    for (const image of first.keys()) expect(labels.has(image), image).toBe(true);
    expect(first.size).toBeGreaterThanOrEqual(labels.size / 10);
  });

  it('are the aggregate of at least three labellings where these differ', async () => {
    const looks = await readLooks();
    expect([...looks.keys()].sort()).toEqual([...labels.keys()].sort());
    for (const label of labels.values()) {
      const all = looks.get(label.image) ?? [];
      expect(settled(label, all), label.image).toEqual(label);
      if (new Set(all.map(({ pattern }) => pattern)).size > 1)
        expect(all.length, label.image).toBeGreaterThan(2);
    }
  });

  it.runIf(existsSync(list))(
    'belong to photographs of the data, each of a validation one looked at twice',
    async () => {
      const [, ...rows] = (await readFile(list, 'utf8')).trim().split(/\r?\n/);
      const senders = new Map(
        rows.map((row) => row.split(',')).map(([id = '', sender = '']) => [id, sender]),
      );
      for (const image of labels.keys()) expect(senders.has(image), image).toBe(true);
      const heldOut = new Set(validationSenders);
      for (const [image, sender] of senders)
        if (heldOut.has(sender) && labels.has(image)) expect(looks[1].has(image), image).toBe(true);
    },
  );
});
