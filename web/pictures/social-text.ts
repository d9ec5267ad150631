import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { socialPictureSize } from './social-path.ts';

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const { width, height } = socialPictureSize;

/* Colours of the light theme (`styles/tokens.css`). */
const paper = '#f8f5ef';
const deepPaper = '#efe9df';
const ink = '#1f1a17';
const softInk = '#5b534c';
const accent = '#6d1423';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function wrap(text: string, lettersMax: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersMax)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Finds the largest font size that fits beside the garments. */
function fitTitle(title: string) {
  const sizes = [
    { sizePx: 84, lettersMax: 15, linesMax: 3 },
    { sizePx: 68, lettersMax: 19, linesMax: 4 },
    { sizePx: 54, lettersMax: 24, linesMax: 5 },
  ];
  const fitting = sizes.find(({ lettersMax, linesMax }) => {
    const lines = wrap(title, lettersMax);
    return lines.length <= linesMax && lines.every((line) => line.length <= lettersMax);
  });
  const { sizePx, lettersMax, linesMax } = fitting ?? { sizePx: 46, lettersMax: 29, linesMax: 6 };
  return { sizePx, lines: wrap(title, lettersMax).slice(0, linesMax) };
}

export function socialText(title: string, product: string, foot: string): Buffer {
  const { sizePx, lines } = fitTitle(title);
  const lead = sizePx * 1.06;
  const top = height / 2 - ((lines.length - 1) * lead) / 2 + sizePx * 0.32;
  const rows = lines
    .map((line, at) => `<text x="72" y="${(top + at * lead).toFixed(1)}">${escapeXml(line)}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<rect x="712" width="488" height="${height}" fill="${deepPaper}"/>
<g font-family="Fraunces Display" fill="${ink}" letter-spacing="${(-0.022 * sizePx).toFixed(2)}" font-size="${sizePx}">${rows}</g>
<text x="72" y="102" font-family="Fraunces Display" font-size="40" letter-spacing="-1.2" fill="${accent}">${escapeXml(product)}</text>
<rect x="72" y="532" width="568" height="1" fill="${ink}" opacity=".24"/>
<text x="72" y="572" font-family="Figtree Text" font-size="23" fill="${softInk}">${escapeXml(foot)}</text>
</svg>`;
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font('fraunces-display'), font('figtree-text')] },
  });
  return picture.render().asPng();
}
