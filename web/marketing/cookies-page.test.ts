import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const page = readFileSync(join(import.meta.dirname, 'content/cookies.md'), 'utf8');

const kept = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/\w*[kK]ey = '(vestidor[^']+)'/g)])
  .map(([, name]) => name);

it('names everything that is stored in the browser', () => {
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
