import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** @typedef {{ from: string, to: string }} Import both relative to the root, with forward slashes */

const workerUrl = /new URL\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*,\s*import\.meta\.url/g;

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
    const specifiers = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ),
      ...module.dynamicImports.map(({ moduleRequest }) =>
        source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      ),
      ...[...source.matchAll(workerUrl)].map(([, specifier]) => specifier),
      ...[...source.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)\.\w/g)].map(([, specifier]) => specifier),
    ];
    return [...new Set(specifiers.map((specifier) => targetOf(from, specifier)))].flatMap((to) =>
      to !== undefined && to !== from && existsSync(path.join(root, to)) ? [{ from, to }] : [],
    );
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
