import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import model from '../../models/things.json' with { type: 'json' };
import { decodePhoto } from '../decode.ts';
import { onNode } from '../on-node.ts';
import { readPhotograph } from '../photograph.ts';
import { photographShirt, stripes, testingPicture } from '../testing.ts';
import { lookAt } from './gate.ts';
import { answersOfKind, reasons } from './things.ts';

const look = async (bytes: Uint8Array) => lookAt(await decodePhoto(bytes), onNode);

describe('what is no garment', () => {
  it('ships the network the parameters were fitted to', async () => {
    const content = await readFile(new URL('../../models/things.onnx', import.meta.url));
    expect(createHash('sha256').update(content).digest('hex')).toBe(model.sha256);
  });

  it('names only answers of the network', () => {
    for (const name of Object.values(answersOfKind).flat()) expect(model.answers).toContain(name);
    expect(reasons.slice(1, 399).every((reason) => reason === 'animal')).toBe(true);
    expect(reasons[model.answers.indexOf('cup')]).toBe('dish');
    expect(reasons[model.answers.indexOf('jean')]).toBeNull();
  });

  it.each([
    ['cat', 'animal'],
    ['coffee', 'food'],
  ] as const)('refuses a photograph of a %s as %s', async (name, reason) => {
    const { refusal, body } = await look(await testingPicture(name));
    expect(refusal?.reason).toBe(reason);
    expect(body).toBeNull();
  });

  it('refuses the screenshot of a page', async () => {
    const lines = Array.from({ length: 30 }, (_, i) => {
      const text = `Línea ${i} con palabras de una página cualquiera de la web`;
      return `<text x="40" y="${150 + 24 * i}" font-size="16" font-family="sans-serif">${text}</text>`;
    });
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900"><rect width="800" height="900" fill="#fff"/>
      <rect width="800" height="60" fill="#24406e"/><rect x="40" y="80" width="200" height="40" fill="#dde"/>${lines.join('')}</svg>`;
    const { refusal } = await look(await sharp(Buffer.from(page)).png().toBuffer());
    expect(refusal).not.toBeNull();
  });

  it('lets clothes pass, drawn ones too', async () => {
    for (const scene of [{}, { motif: stripes('#fff') }, { garment: '#1c2444', background: '#fff' }])
      expect(await look(await photographShirt(scene).jpeg().toBuffer())).toMatchObject({
        refusal: null,
        body: null,
      });
  });

  it('never states the kind of what is no garment', async () => {
    const photo = await decodePhoto(await testingPicture('cat'));
    const { reading } = await readPhotograph(photo, onNode, { cutout: false });
    expect(reading.kind.suggested).toBe(true);
  });

  it('finds a person who wears clothes', async () => {
    const { refusal, body } = await look(await testingPicture('photographer'));
    expect(refusal).toBeNull();
    expect(body).not.toBeNull();
  });
});
