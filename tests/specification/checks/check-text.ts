import { errorCatalogue } from '#contract/errors.ts';
import type { ErrorCheck } from '../check.ts';
import { copyFiles } from '../copy-files.ts';
import type { Part, Row } from '../row.ts';
import { exportsOf } from './product-files.ts';
import { textsIn } from './texts-in.ts';

const textsByPart = new Map<Part, Promise<readonly string[]>>();

const textsOfFile = async (name: string) => textsIn((await exportsOf(`web/copy/${name}.ts`)) ?? {});

function textsOf(part: Part): Promise<readonly string[]> {
  const known = textsByPart.get(part);
  if (known) return known;
  const texts = Promise.all(copyFiles[part].map(textsOfFile)).then((found) => found.flat());
  textsByPart.set(part, texts);
  return texts;
}

export async function checkText(row: Row): Promise<string | undefined> {
  const texts = await textsOf(row.part);
  return texts.includes(row.says) ? undefined : `no text of ${row.part} is "${row.says}"`;
}

export function checkError(row: Row, check: ErrorCheck): string | undefined {
  const known: Record<string, { message: string } | undefined> = errorCatalogue;
  const message = known[check.code]?.message;
  return message === row.says ? undefined : `error ${check.code} says ${JSON.stringify(message)}`;
}
