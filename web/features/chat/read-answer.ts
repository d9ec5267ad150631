/** A run of words, said with stress or without. */
export interface Run {
  text: string;
  strong: boolean;
}

export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; ordered: boolean; items: Run[][] };

const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*\d{1,2}[.)]\s+/;
const heading = /^\s*#{1,6}\s+/;

/** Words between two pairs of asterisks are stressed; a pair that is still alone is left out of sight. */
function runsOf(text: string): Run[] {
  const parts = text.split('**');
  return parts
    .map((part, at) => ({ text: part, strong: at % 2 === 1 && at < parts.length - 1 }))
    .filter((run) => run.text !== '');
}

/**
 * An answer as paragraphs and lists. Minds write plain text with, at most, the few marks that everybody
 * writes: lines that begin with a dash or a number, and stress. Anything else is shown as it stands; it
 * never becomes HTML.
 */
export function readAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  let parted = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      parted = true;
      continue;
    }
    const open = parted ? undefined : blocks.at(-1);
    parted = false;
    const ordered = numbered.test(line);
    if (ordered || bullet.test(line)) {
      const item = runsOf(line.replace(ordered ? numbered : bullet, '').trim());
      if (open?.kind === 'list' && open.ordered === ordered) open.items.push(item);
      else blocks.push({ kind: 'list', ordered, items: [item] });
    } else {
      const runs = heading.test(line)
        ? runsOf(line.replace(heading, '').trim()).map((run) => ({ ...run, strong: true }))
        : runsOf(line.trim());
      if (open?.kind === 'paragraph') open.runs.push({ text: '\n', strong: false }, ...runs);
      else blocks.push({ kind: 'paragraph', runs });
    }
  }
  return blocks;
}
