import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

// A text is named by its module, export and keys: `shell.ts#shell.nav.home`.

function walk(node, visit, above = []) {
  visit(node, above);
  for (const child of Object.values(node).flat())
    if (typeof child?.type === 'string') walk(child, visit, [...above, node]);
}

const keyOf = (node) => (node.type === 'Identifier' ? node.name : String(node.value));

/** Without `as const` and the like. */
const bare = (node) => (node.type.startsWith('TS') && node.expression ? bare(node.expression) : node);

function leavesOf(node, name) {
  const value = bare(node);
  if (value.type !== 'ObjectExpression') return [name];
  return value.properties.flatMap((one) =>
    one.type === 'Property' && !one.computed ? leavesOf(one.value, `${name}.${keyOf(one.key)}`) : [],
  );
}

function textsOf(file) {
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
  return body
    .flatMap(({ type, declaration }) =>
      type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [],
    )
    .flatMap(({ id, init }) => leavesOf(init, `${path.basename(file)}#${id.name}`));
}

const isCopy = (file, source) =>
  /(?:^|\/)copy\/[\w-]+\.ts$/.test(source) || (/^web\/copy\//.test(file) && source.startsWith('./'));

/** Names that a file reads, each with all below it. Follows constants, destructured ones too. */
export function readsOf(file) {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const reads = [];
  const known = new Map();
  const learn = (local, names) => known.set(local, new Set([...(known.get(local) ?? []), ...names]));
  const namesOf = (node) => {
    const value = bare(node);
    if (value.type === 'Identifier' || value.type === 'JSXIdentifier')
      return [...(known.get(value.name) ?? [])];
    if (value.type !== 'MemberExpression' || value.computed) return [];
    return namesOf(value.object).map((name) => `${name}.${keyOf(value.property)}`);
  };
  const bind = (pattern, names) => {
    if (names.length === 0) return;
    if (pattern.type === 'Identifier') learn(pattern.name, names);
    else if (pattern.type !== 'ObjectPattern') reads.push(...names);
    else
      for (const one of pattern.properties) {
        if (one.type !== 'Property' || one.computed) reads.push(...names);
        else
          bind(
            one.value,
            names.map((name) => `${name}.${keyOf(one.key)}`),
          );
      }
  };
  for (const { type, source, specifiers } of program.body)
    if (type === 'ImportDeclaration' && isCopy(file, source.value))
      for (const { imported, local } of specifiers)
        if (imported) learn(local.name, [`${path.basename(source.value)}#${keyOf(imported)}`]);
  const sizeOf = () => [...known.values()].reduce((sum, names) => sum + names.size, 0);
  for (let before = -1; before !== sizeOf(); ) {
    before = sizeOf();
    walk(program, ({ type, id, init }) => {
      if (type === 'VariableDeclarator' && init) bind(id, namesOf(init));
    });
  }
  walk(program, (node, above) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (isBound(node, above)) return;
    let at = node;
    const parents = above.toReversed();
    let parent = parents.shift();
    while (parent && (isMemberOf(parent, at) || bare(parent) === bare(at))) {
      at = parent;
      parent = parents.shift();
    }
    if (parent?.type === 'VariableDeclarator' || parent?.type === 'ImportSpecifier') return;
    reads.push(...namesOf(at));
  });
  return reads;
}

/** In a pattern, a default value aside. */
const isBound = (node, above) =>
  above.some(({ type }) => type === 'ObjectPattern') &&
  !above.some(({ type, right }) => type === 'AssignmentPattern' && right.start <= node.start);

const isMemberOf = (parent, node) =>
  parent.type === 'MemberExpression' && !parent.computed && parent.object === node;

/** `a#b`, `a#b.c` and `a#b.c.d` of the last. */
const pathTo = (name) => name.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

/** Returns the names of the texts in `web/copy` that no file of the web reads. */
export function unreadCopy() {
  const modules = globSync('web/copy/*.ts').filter((file) => !/terms|\.test/.test(file));
  const files = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|^web\/copy\/(?:en|pt)\//.test(file),
  );
  const reads = new Set(files.flatMap(readsOf));
  const above = new Set([...reads].flatMap((name) => pathTo(name).slice(0, -1)));
  const isRead = (text) => above.has(text) || pathTo(text).some((name) => reads.has(name));
  return modules.flatMap(textsOf).filter((text) => !isRead(text));
}
