import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** The private idiom that comments of this house used to be written in; plain engineering English has other words. */
const idiom = [
  /\b(answers|whoever|nobody|somebody|anybody|everybody)\b/i,
  /\b(is|are) (not )?believed\b/i,
  /\ball the same\b/i,
  /^(What|Who|Where|How|Whose) (?!.*\?)/,
  /\b(waits? for nobody|says so|is told so|lies ready|of one’s own|ones? own)\b/i,
];

const limits = { idiomShare: 0.03, wordsPerThousandLines: 280 };

/**
 * Counts comments in the TypeScript of the repository.
 * @param {string} root
 */
export function countComments(root) {
  const files = globSync(
    '{contract,stylist,advisor,scanner,illustrator,server,sandbox,web,training,tests,bench}/**/*.{ts,tsx}',
    { cwd: root },
  );
  const total = { files: files.length, lines: 0, comments: 0, words: 0, idiom: 0 };
  /** @type {string[]} */
  const examples = [];
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    total.lines += source.split('\n').length;
    for (const text of commentsIn(file, source)) {
      total.comments += 1;
      total.words += text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      if (!idiom.some((pattern) => text.split('\n').some((line) => pattern.test(line.trim())))) continue;
      total.idiom += 1;
      examples.push(`${file.replaceAll('\\', '/')}: ${text.replaceAll('\n', ' ').slice(0, 120)}`);
    }
  }
  const wordsPerThousandLines = Math.round((total.words / total.lines) * 1000);
  const idiomShare = total.idiom / total.comments;
  const within = idiomShare < limits.idiomShare && wordsPerThousandLines <= limits.wordsPerThousandLines;
  return { ...total, wordsPerThousandLines, idiomShare, within, examples };
}

/** Returns the texts of the comments; line comments on consecutive lines are one. @param {string} file @param {string} source */
function commentsIn(file, source) {
  /** @type {{ text: string, end: number, line: boolean }[]} */
  const comments = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const text = value
      .split('\n')
      .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
      .join('\n')
      .trim();
    const last = comments.at(-1);
    const continues =
      type === 'Line' &&
      last?.line &&
      /^\s*$/.test(source.slice(last.end, start)) &&
      source.slice(last.end, start).split('\n').length === 2;
    if (continues) Object.assign(last, { text: `${last.text}\n${text}`, end });
    else comments.push({ text, end, line: type === 'Line' });
  }
  return comments.map(({ text }) => text).filter((text) => !/^(biome-ignore|@vite-ignore|@ts-)/.test(text));
}

if (import.meta.main) {
  const { examples, ...figures } = countComments(path.resolve(import.meta.dirname, '..'));
  const listed = process.argv.includes('--list');
  if (listed || !figures.within) console.log(figures, ...(listed ? examples : examples.slice(0, 20)));
  process.exitCode = figures.within ? 0 : 1;
}
