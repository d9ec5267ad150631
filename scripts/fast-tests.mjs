import { globSync } from 'node:fs';
import { runChild } from './child.mjs';
import { importsOf } from './imports/graph.mjs';
import { localProgram } from './local-program.mjs';
import { root } from './paths.mjs';

const slow =
  /^(tests\/(factories\/(server|database)|fuzz|hostile|durability|setup)|scanner\/(model|on-node)\.ts|scanner\/care-label\/recognise\.ts|server\/wardrobe\/photos\/render|server\/platform\/db\/(embedded|migrate\.test)|advisor\/guard\/composed-messages\.test|tests\/advisor\/utterances\.test|server\/platform\/threads\/task-\w+\.test|server\/operator\/parse\.test|stylist\/(fixtures\/brute-force|language\/explanations\.test))/;

/** Returns the test files that reach none of the slow parts by any import, so that no list has to be kept. */
export function fastTests() {
  const files = globSync(
    '{contract,stylist,advisor,scanner,illustrator,server,sandbox,web,training,tests,bench,scripts}/**/*.{ts,tsx,mjs}',
    { cwd: root },
  ).map((file) => file.replaceAll('\\', '/'));
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const { from, to, typeOnly } of importsOf(root, files))
    if (!typeOnly) imports.set(from, [...(imports.get(from) ?? []), to]);
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {string} file @returns {boolean} */
  const reachesSlow = (file) => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    known.set(file, slow.test(file));
    if (!slow.test(file)) known.set(file, (imports.get(file) ?? []).some(reachesSlow));
    return known.get(file) ?? false;
  };
  return files.filter((file) => /\.test\.tsx?$/.test(file) && !reachesSlow(file));
}

if (import.meta.main) {
  const { code } = await runChild(
    process.execPath,
    [localProgram('vitest', 'vitest'), 'run', ...fastTests()],
    {
      env: { ...process.env, VITEST_WITHOUT_DATABASE: 'true' },
    },
  );
  process.exitCode = code;
}
