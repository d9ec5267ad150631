import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** @typedef {{ from: string, to: string, typeOnly: boolean }} Import paths relative to the root, with forward slashes */

/** `new Worker(new URL('./x.ts', import.meta.url))` and its like. */
const workerUrl = /new URL\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*,\s*import\.meta\.url/g;
/** `import('./x.ts').Type`. */
const typeQuery = /import\(\s*['"]([^'"]+)['"]\s*\)\.\w/g;

/**
 * Returns every import between files of the repository, type-only ones included.
 * @param {string} root
 * @param {readonly string[]} files relative to the root
 * @returns {Import[]}
 */
export function importsOf(root, files) {
  return files.flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    const { module } = parseSync(from, source);
    /** @type {Map<string, boolean>} */
    const typeOnly = new Map();
    /** @param {string} specifier @param {boolean} isType */
    const add = (specifier, isType) => {
      const to = targetOf(from, specifier);
      if (to !== undefined && to !== from) typeOnly.set(to, isType && (typeOnly.get(to) ?? true));
    };
    for (const { moduleRequest, entries } of module.staticImports)
      add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
    for (const { moduleRequest } of module.dynamicImports)
      add(source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''), false);
    for (const [, specifier = ''] of source.matchAll(workerUrl)) add(specifier, false);
    for (const [, specifier = ''] of source.matchAll(typeQuery)) add(specifier, true);
    return [...typeOnly]
      .filter(([to]) => existsSync(path.join(root, to)))
      .map(([to, isType]) => ({ from, to, typeOnly: isType }));
  });
}

/** @param {string} from @param {string} specifier */
function targetOf(from, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return path.posix.normalize(bare.slice(1));
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(from), bare) : undefined;
}

/**
 * Returns the groups of files that import each other in a circle (Tarjan's strongly connected components).
 * @param {readonly Import[]} imports
 * @returns {string[][]}
 */
export function circlesIn(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  const order = new Map();
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} file */
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file), order.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
