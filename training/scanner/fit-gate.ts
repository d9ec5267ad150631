import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto } from '#scanner/decode.ts';
import {
  againstGarment,
  LEAST_SUPPORT,
  lookAt,
  nameAccessory,
  nameThings,
  supportOf,
} from '#scanner/gate/gate.ts';
import { numbersOfKind } from '#scanner/gate/things.ts';
import { onNode } from '#scanner/on-node.ts';
import model from '../../models/things.json' with { type: 'json' };
import { percent } from '../figures.ts';
import { dataFolder, listPhotographs } from './photographs.ts';

/**
 * Fits models/things.json to photographs of clothes: node training/scanner/fit-gate.ts [data] [--others FOLDER]
 * The answers that clothes get, and the support they reach of an accessory, are counted on the training photographers;
 * the threshold of a refusal on the validation photographers. Pictures of other things only measure.
 */
const words = process.argv.slice(2);
const others = words.includes('--others') ? words[words.indexOf('--others') + 1] : undefined;
const data = words.find((word) => !word.startsWith('--') && word !== others) ?? dataFolder();
/** Of the photographs of clothes. */
const REFUSED = 0.02;
const TAKEN_FOR_ACCESSORY = 0.002;

const senders = new Set<string>(
  JSON.parse(await readFile(join(import.meta.dirname, 'validation-senders.json'), 'utf8')),
);
const photographOf = async (file: string) => decodePhoto(await readFile(file));

interface Seen {
  answers: Float32Array;
  /** With the middle of the photograph. */
  both: Float32Array;
  kind: string | undefined;
  isHeldOut: boolean;
}
const seen: Seen[] = [];
for (const { path, sender, kind } of await listPhotographs(data)) {
  const photo = await photographOf(path);
  const answers = await nameThings(photo, onNode);
  const both = await nameAccessory(photo, answers, onNode);
  seen.push({ answers, both, kind, isHeldOut: senders.has(sender) });
}
const taught = seen.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = seen.filter(({ isHeldOut }) => isHeldOut);
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(share * values.length)] ?? 1;

const seenOnGarments = model.answers.map((_, number) => {
  const sum = taught.reduce((total, { answers }) => total + (answers[number] as number), 0);
  return Number((sum / taught.length).toPrecision(2));
});
const totals = (of: typeof seen) => of.map(({ answers }) => againstGarment(answers, seenOnGarments).total);
const refusedFrom = Math.round(1000 * quantile(totals(heldOut), 1 - REFUSED)) / 1000;
const accessoryFrom = Object.fromEntries(
  [...numbersOfKind].map(([kind, numbers]) => {
    const unlike = taught.filter((one) => one.kind !== kind);
    const reached = unlike.map(({ both }) => supportOf(both, numbers));
    const least = Math.max(LEAST_SUPPORT, quantile(reached, 1 - TAKEN_FOR_ACCESSORY));
    return [kind, Math.round(1000 * least) / 1000];
  }),
);
const content = await readFile(join(import.meta.dirname, '../../models/things.onnx'));
const facts = {
  ...model,
  seenOnGarments,
  refusedFrom,
  accessoryFrom,
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
};
await writeFile(join(import.meta.dirname, '../../models/things.json'), `${JSON.stringify(facts)}\n`);
console.log({ taught: taught.length, heldOut: heldOut.length, refusedFrom, accessoryFrom });

if (others) {
  // A fresh process would read the new parameters; this one still has the old ones.
  const counts = new Map<string, { all: number; refused: number }>();
  for (const name of await readdir(others)) {
    const [group = ''] = name.split(/_\d|\./);
    const count = counts.get(group) ?? { all: 0, refused: 0 };
    const { refusal } = await lookAt(await photographOf(join(others, name)), onNode).catch(() => ({
      refusal: null,
    }));
    counts.set(group, { all: count.all + 1, refused: count.refused + (refusal ? 1 : 0) });
  }
  for (const [group, { all, refused }] of counts) console.log(group, all, percent(refused, all));
}
