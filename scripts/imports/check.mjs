import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesIn, importsOf } from './graph.mjs';
import { debts, doors, edges, layers, roots } from './rules.mjs';

/** @typedef {import('./graph.mjs').Import} Import */

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.endsWith('/testing.ts');

/**
 * Returns a sentence for each import that the rules refuse, tests aside.
 * @param {string} root folder of the repository, or of probes laid out like it
 * @returns {string[]}
 */
export function refusedImports(root) {
  const files = globSync(`{${Object.keys(roots).join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTest(file));
  const imports = importsOf(root, files);
  return [
    ...imports.flatMap((each) => refusalsOf(each, root).map((why) => `${each.from} → ${each.to}: ${why}`)),
    ...mutualFolders(imports).map(
      ([one, other]) =>
        `${one} ↔ ${other}: Two folders that import each other are one, or share something below both.`,
    ),
    ...circlesIn(imports).map((circle) => `${circle.join(', ')}: Files import each other in a circle.`),
  ];
}

/** @param {Import} each @param {string} root */
function refusalsOf({ from, to }, root) {
  const refusals = [];
  const [source = '', target = ''] = [from, to].map((file) => file.split('/')[0]);
  const rule = roots[source];
  if (source !== target && target in roots && !rule.may.includes(target)) refusals.push(rule.why);
  for (const door of doors)
    if (door.from.test(from) && door.to.test(to) && !door.except.test(door.exceptTarget ? to : from))
      refusals.push(door.why);
  for (const [folder, { order, why }] of Object.entries(layers)) {
    const [above, below] = [roomIn(folder, from), roomIn(folder, to)];
    if (above && below && order.indexOf(below) > order.indexOf(above)) refusals.push(why);
    if (above && !order.includes(above))
      refusals.push(`The rooms of ${folder} are listed in scripts/imports/rules.mjs.`);
  }
  for (const [folder, { file, composers, why }] of Object.entries(edges)) {
    const [one, other] = [roomIn(folder, from), roomIn(folder, to)];
    if (one && other && one !== other && !edgesOf(root, file)[one]?.includes(other)) refusals.push(why);
    if (!one && other && !from.startsWith(`${folder}/`) && !composers.includes(from)) refusals.push(why);
  }
  return refusals;
}

const tables = new Map();
function edgesOf(root, file) {
  const full = path.join(root, file);
  if (!tables.has(full)) tables.set(full, existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : {});
  return tables.get(full);
}

/** The folder directly below `folder` that holds the file, if it is in one. */
function roomIn(folder, file) {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [room, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? room : undefined;
}

/** Pairs of sibling folders, at any depth, with imports both ways. @param {readonly Import[]} imports */
function mutualFolders(imports) {
  const seen = new Set();
  const pairs = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    const depth = a.findIndex((name, index) => name !== b[index]);
    if (depth < 0 || b[depth] === undefined) continue;
    const [one, other] = [a, b].map((names) => names.slice(0, depth + 1).join('/'));
    seen.add(`${one} ${other}`);
    if (seen.has(`${other} ${one}`)) pairs.set([one, other].sort().join(' '), [one, other].sort());
  }
  return [...pairs.values()];
}

if (import.meta.main) {
  const every = refusedImports(path.resolve(import.meta.dirname, '../..'));
  const refused = every.filter((refusal) => !debts.some((debt) => refusal.startsWith(debt)));
  refused.push(
    ...debts
      .filter((debt) => !every.some((refusal) => refusal.startsWith(debt)))
      .map((debt) => `${debt}: No longer refused: take it from the debts in scripts/imports/rules.mjs.`),
  );
  for (const refusal of refused) console.error(refusal);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
