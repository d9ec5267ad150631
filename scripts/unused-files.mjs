import fs from 'node:fs';
import path from 'node:path';
import { modulesFolder } from './paths.mjs';

const own = `${process.platform}/${process.arch}`;

/** Parts of packages that nothing here loads: binaries of other machines and other ways to compute. */
const unused = {
  'onnxruntime-node/bin': (file) => /^napi-v\d+\/\w+\/\w+$/.test(file) && !file.endsWith(own),
  'onnxruntime-web/dist': (file) => /\.(jsep|jspi|asyncify)\.|^ort\.(all|jspi|webgl|webgpu)\./.test(file),
  'tesseract.js-core': (file) =>
    /^tesseract-core/.test(file) && !/^tesseract-core-simd-lstm\.(js|wasm)$/.test(file),
};

const below = (folder) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true }).map((file) => file.split(path.sep).join('/'))
    : [];

export function removeUnusedFiles() {
  for (const [name, isUnused] of Object.entries(unused)) {
    const folder = path.join(modulesFolder, name);
    for (const file of below(folder).filter(isUnused))
      fs.rmSync(path.join(folder, file), { recursive: true, force: true });
  }
  for (const file of below(modulesFolder).filter((one) => /\.(m|c)?js\.map$/.test(one)))
    fs.rmSync(path.join(modulesFolder, file), { force: true });
}
