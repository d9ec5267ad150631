/**
 * Writes the weights fitted to the panel into stylist/rules/weights-of-terms.ts:
 *
 * node training/panel/write-weights.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fittedWeights } from './fit-weights.ts';
import { terms } from './judged-pairs.ts';

const fitted = fittedWeights();
const file = join(import.meta.dirname, '../../stylist/rules/weights-of-terms.ts');
let source = await readFile(file, 'utf8');
for (const [t, { name }] of terms.entries())
  source = source.replace(new RegExp(`('${name}': )[\\d.]+`), `$1${Number((fitted[t] ?? 0).toFixed(2))}`);
await writeFile(file, source);
