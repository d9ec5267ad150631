import { Marked, type Token, type Tokens } from 'marked';

/** Delimits a slot that the build fills in: `picture:navy-blazer`, `company:email`. */
export const slotMark = '\u0001';

export interface Heading {
  id: string;
  title: string;
}

export interface Question {
  question: string;
  html: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

const slot = (name: string) => `${slotMark}${name}${slotMark}`;

function anchorOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const isBlank = (token: Token) => token.type === 'text' && token.raw.trim() === '';

/** A paragraph of garments only becomes a plate, with the last one's title as its caption. */
function plateOf(tokens: readonly Token[]): string | null {
  const images = tokens.filter((token): token is Tokens.Image => token.type === 'image');
  if (images.length === 0 || !tokens.every((token) => token.type === 'image' || isBlank(token))) return null;
  const pictures = images.map(({ href, text }) => {
    const src = slot(`picture:${href.replace(/^prenda:/, '')}`);
    return `<img alt="${text}" decoding="async" height="480" loading="lazy" src="${src}" width="400">`;
  });
  const caption = images.at(-1)?.title;
  return `<figure class="plate" style="--pieces:${images.length}"><div>${pictures.join('')}</div>${
    caption ? `<figcaption>${caption}</figcaption>` : ''
  }</figure>\n`;
}

/** Renders a fenced `paleta` block: one colour per line. */
function paletteOf(lines: string): string {
  const colors = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, hex, name] = /^(#[0-9a-f]{6}) (.+)$/.exec(line) ?? [];
      if (!hex || !name) throw new Error(`cannot read the colour "${line}"`);
      return `<li><span style="background:${hex}"></span>${name}</li>`;
    });
  return `<ul class="paleta">${colors.join('')}</ul>\n`;
}

/** Tables of sentences become cards on phones. */
const isWordy = ({ header, rows }: Tokens.Table) =>
  header.length > 3 && rows.some((row) => row.some(({ text }) => text.length > 40));

const marked = new Marked({
  renderer: {
    paragraph({ tokens }) {
      return plateOf(tokens) ?? `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(table) {
      const html = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const wordy = isWordy(table);
      const label = (column: number) =>
        wordy ? ` data-columna="${table.header[column]?.text.replaceAll('"', '&quot;')}"` : '';
      const head = table.header.map((cell) => `<th scope="col">${html(cell)}</th>`).join('');
      const rows = table.rows
        .map((row) => `<tr>${row.map((cell, at) => `<td${label(at)}>${html(cell)}</td>`).join('')}</tr>`)
        .join('');
      // Wide tables scroll in a focusable frame.
      return `<div class="table-frame${wordy ? ' table-of-cards' : ''}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },
    code({ text, lang }) {
      if (lang !== 'paleta') throw new Error(`no block is called "${lang}"`);
      return paletteOf(text);
    },
  },
});

/** Company details are written `{{email}}`. */
const withSlots = (markdown: string) =>
  markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slot(`company:${name}`));

export const renderHtml = (markdown: string): string => marked.parse(withSlots(markdown), { async: false });

export function headingsOf(markdown: string): Heading[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: anchorOf(text), title: text }));
}

/** Groups are second-level headings, questions third-level ones. */
export function questionGroupsOf(markdown: string): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  let answer: string[] = [];
  const close = () => {
    const question = groups.at(-1)?.questions.at(-1);
    if (question) question.html = renderHtml(answer.join(''));
    answer = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type !== 'heading') {
      answer.push(token.raw);
      continue;
    }
    close();
    const { depth, text } = token as Tokens.Heading;
    if (depth === 2) groups.push({ id: anchorOf(text), title: text, questions: [] });
    else groups.at(-1)?.questions.push({ question: text, html: '' });
  }
  close();
  return groups;
}

/** At 220 words a minute. */
export function readingMinutesOf(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / 220));
}
