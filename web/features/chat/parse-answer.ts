export interface TextRun {
  text: string;
  strong: boolean;
}

export type Block =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*\d{1,2}[.)]\s+/;
const heading = /^\s*#{1,6}\s+/;

/** Text between two pairs of asterisks is emphasised; an unclosed pair is hidden. */
function parseRuns(text: string): TextRun[] {
  const parts = text.split('**');
  return parts
    .map((part, at) => ({ text: part, strong: at % 2 === 1 && at < parts.length - 1 }))
    .filter((run) => run.text !== '');
}

/**
 * Parses the plain text of an answer into paragraphs and lists: lines that begin with a dash or a number,
 * and emphasis. Anything else stays as written; it never becomes HTML.
 */
export function parseAnswer(text: string): Block[] {
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
      const item = parseRuns(line.replace(ordered ? numbered : bullet, '').trim());
      if (open?.kind === 'list' && open.ordered === ordered) open.items.push(item);
      else blocks.push({ kind: 'list', ordered, items: [item] });
    } else {
      const runs = heading.test(line)
        ? parseRuns(line.replace(heading, '').trim()).map((run) => ({ ...run, strong: true }))
        : parseRuns(line.trim());
      if (open?.kind === 'paragraph') open.runs.push({ text: '\n', strong: false }, ...runs);
      else blocks.push({ kind: 'paragraph', runs });
    }
  }
  return blocks;
}
