import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { refusedImports } from '../../scripts/imports/check.mjs';

/** Returns the refused ones. */
function refused(files: Record<string, string>): string[] {
  const root = makeTemporaryFolder();
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return refusedImports(root);
}

const empty = 'export const x = 1;\nexport interface X {}\n';

const probes: [from: string, source: string, to: string, reason: RegExp][] = [
  ['contract/a.ts', "import { x } from '#server/main.ts';", 'server/main.ts', /depends on nothing but zod/],
  [
    'contract/deep/a.ts',
    "import { x } from '../../stylist/x.ts';",
    'stylist/x.ts',
    /depends on nothing but zod/,
  ],
  ['stylist/a.ts', "import { x } from '../scanner/scan.ts';", 'scanner/scan.ts', /engines are pure/],
  [
    'stylist/rules/a.ts',
    "import { x } from '#illustrator/draw.ts';",
    'illustrator/draw.ts',
    /engines are pure/,
  ],
  [
    'stylist/rules/a.ts',
    "import { x } from '#advisor/chat-model.ts';",
    'advisor/chat-model.ts',
    /engines are pure/,
  ],
  [
    'scanner/a.ts',
    "import type { X } from '#server/wardrobe/x.ts';",
    'server/wardrobe/x.ts',
    /engines are pure/,
  ],
  ['illustrator/a.ts', "export { x } from '../web/x.ts';", 'web/x.ts', /engines are pure/],
  ['advisor/a.ts', "import { x } from '#scanner/scan.ts';", 'scanner/scan.ts', /outfit engine only/],
  ['sandbox/a.ts', "import { x } from '#web/x.ts';", 'web/x.ts', /stand-ins/],
  [
    'server/wardrobe/a.ts',
    "import { x } from '#web/copy/scanner.ts';",
    'web/copy/scanner.ts',
    /only in the contract/,
  ],
  [
    'server/wardrobe/a.ts',
    "const x = await import('../../web/copy/x.ts');",
    'web/copy/x.ts',
    /only in the contract/,
  ],
  [
    'server/wardrobe/a.ts',
    "import { x } from '#sandbox/start.ts';",
    'sandbox/start.ts',
    /Stand-ins are chosen once/,
  ],
  ['server/platform/db/a.ts', "import { x } from '#server/shop/x.ts';", 'server/shop/x.ts', /rooms below it/],
  [
    'server/platform/db/a.ts',
    "import type { X } from '../../people/x.ts';",
    'server/people/x.ts',
    /rooms below it/,
  ],
  [
    'web/features/shop/a.ts',
    "import { x } from '#server/payments/settle.ts';",
    'server/payments/settle.ts',
    /only in the contract/,
  ],
  ['web/features/shop/a.ts', "import { x } from '#scanner/scan.ts';", 'scanner/scan.ts', /door for browsers/],
  [
    'web/features/shop/a.ts',
    "import { x } from '../chat/deep/x.ts';",
    'web/features/chat/deep/x.ts',
    /Features meet in/,
  ],
  [
    'web/features/shop/a.ts',
    "import { x } from '#web/features/chat/x.ts';",
    'web/features/chat/x.ts',
    /Features meet in/,
  ],
  [
    'web/components/a.ts',
    "import { x } from '../features/chat/x.ts';",
    'web/features/chat/x.ts',
    /Features meet in/,
  ],
  [
    'web/shell/root.tsx',
    "import { x } from '../features/chat/x.ts';",
    'web/features/chat/x.ts',
    /Features meet in/,
  ],
  [
    'web/copy/a.ts',
    "import { x } from '#web/features/chat/x.ts';",
    'web/features/chat/x.ts',
    /Features meet in/,
  ],
];

describe('forbidden imports', () => {
  it.each(probes)('%s: %s', (from, source, to, reason) => {
    const found = refused({ [from]: source, [to]: empty });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${from} → ${to}: `);
    expect(found[0]).toMatch(reason);
  });

  it('lets features meet in the edges of their table', () => {
    const files = {
      'web/features/shop/a.ts': "import { x } from '../chat/x.ts';",
      'web/features/chat/x.ts': empty,
    };
    expect(refused({ ...files, 'web/features/edges.json': '{ "shop": ["chat"] }' })).toEqual([]);
  });

  it('lets the root and the routes of the web compose features', () => {
    const files = {
      'web/root.tsx': "import { x } from './features/chat/x.ts';",
      'web/routes.ts': "import { x } from '#web/features/chat/x.ts';",
      'web/features/chat/x.ts': empty,
    };
    expect(refused(files)).toEqual([]);
  });

  it('refuses two folders that import each other, at any depth', () => {
    const found = refused({
      'stylist/rules/deep/a.ts': "import { x } from '../../words/x.ts';",
      'stylist/words/x.ts': empty,
      'stylist/words/y.ts': "import type { X } from '#stylist/rules/z.ts';",
      'stylist/rules/z.ts': empty,
    });
    expect(found).toEqual([expect.stringContaining('stylist/rules ↔ stylist/words: Two folders')]);
  });

  it('refuses files in a circle, of types too', () => {
    const found = refused({
      'stylist/a.ts': "import { b } from './b.ts';\nexport type A = typeof b;",
      'stylist/b.ts': "import type { A } from './a.ts';\nexport const b = 1;",
    });
    expect(found).toEqual([
      expect.stringMatching(/stylist\/[ab]\.ts, stylist\/[ab]\.ts: Files import each other/),
    ]);
  });

  it('leaves tests alone', () => {
    expect(
      refused({ 'stylist/a.test.ts': "import { x } from '#server/main.ts';", 'server/main.ts': empty }),
    ).toEqual([]);
  });
});
