import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readsOf, unreadCopy } from '../../scripts/unread-copy.mjs';

function reads(source: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, `import { shop as copy } from '#web/copy/shop.ts';\n${source}`);
  return readsOf(file);
}

test('a text is read by its name, through constants and as a whole', () => {
  expect(reads('const { cart } = copy; export const a = () => cart.title;')).toEqual([
    'shop.ts#shop.cart.title',
  ]);
  expect(reads('export const A = () => <B words={copy.cart} />;')).toEqual(['shop.ts#shop.cart']);
  expect(reads('export const a = (key: string) => copy.cart[key];')).toEqual(['shop.ts#shop.cart']);
  expect(reads('const { cart } = copy; const { title } = cart;')).toEqual([]);
});

test('every text is read somewhere', () => {
  expect(unreadCopy()).toEqual([]);
});
