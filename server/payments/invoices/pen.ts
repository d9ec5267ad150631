import { type Color, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

export const colors = {
  ink: rgb(0.137, 0.114, 0.094),
  soft: rgb(0.4, 0.36, 0.32),
  hairline: rgb(0.83, 0.8, 0.76),
  garnet: rgb(0.427, 0.078, 0.137),
  white: rgb(1, 1, 1),
} as const;

/** A4 in points, from the upper left corner. */
export const page = { width: 595.28, height: 841.89, margin: 64 };
export const column = { left: page.margin, middle: 322, right: page.width - page.margin };

export interface Fonts {
  serif: PDFFont;
  sans: PDFFont;
  bold: PDFFont;
}

interface TextStyle {
  font?: keyof Fonts;
  size?: number;
  color?: Color;
  align?: 'left' | 'center' | 'right';
  width?: number;
  leading?: number;
}

const before = { left: 0, center: 0.5, right: 1 } as const;

export interface Pen {
  /** Returns the baseline after the last line. */
  text(x: number, y: number, text: string, style?: TextStyle): number;
  line(y: number, color?: Color, thickness?: number): void;
}

/** @param shift moves everything down */
export function penOf(sheet: PDFPage, fonts: Fonts, shift = 0): Pen {
  const top = page.height - shift;
  return {
    text(
      x,
      y,
      text,
      { font = 'sans', size = 9.5, color = colors.ink, align = 'left', width, leading = 1.5 } = {},
    ) {
      const face = fonts[font];
      const lines = printable(text, face)
        .split('\n')
        .flatMap((line) => (width === undefined ? [line] : wrapped(line, face, size, width)));
      let at = y;
      for (const line of lines) {
        const left = x - face.widthOfTextAtSize(line, size) * before[align];
        sheet.drawText(line, { x: left, y: top - at, size, font: face, color });
        at += size * leading;
      }
      return at;
    },
    line(y, color = colors.hairline, thickness = 0.6) {
      const at = top - y;
      sheet.drawLine({ start: { x: column.left, y: at }, end: { x: column.right, y: at }, thickness, color });
    },
  };
}

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** The standard fonts cover Western Europe: drops other accents, or writes `?`. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const knows = (character: string) => character === '\n' || known.has(character.codePointAt(0) ?? 0);
  return [
    ...text
      .normalize('NFC')
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('\u2212', '-'),
  ]
    .map((character) => {
      if (knows(character)) return character;
      const plain = character.normalize('NFD').charAt(0);
      return knows(plain) ? plain : '?';
    })
    .join('');
}
