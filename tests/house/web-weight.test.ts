import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../scripts/imports/graph.mjs';

const root = path.resolve(import.meta.dirname, '../..');

it('no page of the web loads zod, which validates on the server', () => {
  const files = globSync('{contract,web,stylist,illustrator,scanner}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'));
  const imports = importsOf(root, files).filter(({ typeOnly }) => !typeOnly);
  const reached = new Set(['web/root.tsx', 'web/routes.ts']);
  for (const file of files) if (/^web\/.*\.tsx$/.test(file)) reached.add(file);
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to);
  const loading = [...reached].filter((file) =>
    /^import (?!type).* from 'zod/m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(reached.size).toBeGreaterThan(500);
  expect(loading).toEqual([]);
});
