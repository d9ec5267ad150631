import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, locales, prefixOf } from '#contract/languages.ts';
import { sharedPath } from '#contract/shared-path.ts';
import { type Choice, reportReasons } from '#contract/shares.ts';
import { cardSize } from './picture.ts';
import type { SharedOutfit } from './queries.ts';
import type { Votes } from './votes.ts';
import { type PageWords, pageWordsIn, publicNameOf, titleOf } from './words.ts';

/** Colours and fonts are the application's: `web/styles`. */
const style = `
body { display: grid; grid-template-rows: auto 1fr auto; gap: 2rem; max-width: 68rem; margin: 0 auto; padding: 1.25rem 1.25rem 2.5rem; font-family: var(--font-sans); }
header a { font: 600 1.625rem/1 var(--font-serif); letter-spacing: -.03em; padding-block: .5rem; display: inline-block; }
main, .asked, .alone { display: grid; gap: 1.5rem; align-content: start; }
h1 { font-size: var(--text-title-l); line-height: 1.05; max-width: 18ch; }
.lead { color: var(--ink-soft); max-width: 60ch; }
.outfits { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); padding: 0; list-style: none; }
.outfits > li { display: grid; gap: .875rem; align-content: start; }
.outfits img { width: 100%; height: auto; border-radius: 4px; background: var(--plate); }
.own img { outline: 3px solid var(--burgundy-text); outline-offset: 3px; }
h2 { font-size: 1.375rem; }
@media (width >= 48rem) {
  .alone { grid-template: auto auto auto 1fr / minmax(0, 30rem) minmax(0, 1fr); column-gap: 3rem; }
  .alone > * { grid-column: 2; }
  .alone > .outfits { grid-area: 1 / 1 / span 4; }
}
.pieces { color: var(--ink-soft); font-size: .9375rem; }
button { min-height: 3rem; padding: 0 1.5rem; border-radius: 4px; font-weight: 500; background: var(--burgundy); color: var(--on-burgundy); }
button:hover { background: var(--burgundy-bright); }
.quiet { background: none; color: var(--ink); border: 1px solid var(--line-strong); }
.quiet:hover { background: var(--paper-sunken); border-color: var(--ink); }
.votes { font-weight: 500; font-variant-numeric: tabular-nums lining-nums; }
.notice { border-left: 2px solid var(--burgundy-text); padding: .25rem 0 .25rem .875rem; }
footer { display: grid; gap: 1rem; border-top: 1px solid var(--line); padding-top: 1.25rem; font-size: .9375rem; color: var(--ink-soft); }
footer a, main p a { text-decoration: underline; text-underline-offset: .22em; color: var(--ink); }
summary { min-height: 2.75rem; display: inline-flex; align-items: center; text-decoration: underline; text-underline-offset: .22em; }
fieldset { display: grid; gap: .25rem; border: 0; padding: 0; margin: 0 0 1rem; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; color: var(--ink); }
input[type="radio"] { width: 1.25rem; height: 1.25rem; accent-color: var(--burgundy-text); }
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** No script at all. */
export const sharedPagePolicy = [
  "default-src 'none'",
  `style-src 'self' ${styleHash}`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The links of the application's style sheet, fonts and icon; none before the web is built. */
export function readAppLinks(webBuildDir: string): string {
  try {
    const shell = readFileSync(path.join(webBuildDir, 'client', '__spa-fallback.html'), 'utf8');
    return (shell.match(/<link rel="(?:icon|stylesheet|preload" as="font)"[^>]*>/g) ?? []).join('');
  } catch {
    return '';
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const piecesIn = ({ pieces }: SharedOutfit, language: Language) => {
  const [first = '', ...others] = pieces.map((piece) => publicNameOf(piece, language));
  return new Intl.ListFormat(locales[language]).format([
    first,
    ...others.map((name) => name.charAt(0).toLocaleLowerCase(locales[language]) + name.slice(1)),
  ]);
};

interface Frame {
  language: Language;
  links: string;
  title: string;
  meta?: string;
  main: string;
  foot?: string;
}

const framed = ({ language, links, title, meta = '', main, foot = '' }: Frame): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Vestidor</title>
<meta name="robots" content="noindex, nofollow, noarchive, noimageindex">
${meta}${links}
<style>${style}</style>
</head>
<body>
<header><a href="${prefixOf(language)}/">Vestidor</a></header>
<main>${main}</main>
<footer>${foot}<p>${pageWordsIn[language].about} <a href="${prefixOf(language)}/">${pageWordsIn[language].more}</a></p></footer>
</body>
</html>
`;

export type Notice = keyof PageWords['notices'];
export const isNotice = (word: unknown): word is Notice =>
  typeof word === 'string' && Object.hasOwn(pageWordsIn.es.notices, word);

interface SharedPage {
  language: Language;
  links: string;
  publicOrigin: string;
  token: string;
  outfits: readonly SharedOutfit[];
  votes: Votes;
  notice: Notice | null;
}

export function sharedPage(page: SharedPage): string {
  const { language, links, publicOrigin, token, outfits, votes, notice } = page;
  const words = pageWordsIn[language];
  const title = titleOf(outfits, language);
  const asked = outfits.length > 1;
  const description = asked
    ? words.asked.description
    : `${outfits.map((outfit) => piecesIn(outfit, language)).join()}.`;
  const address = new URL(sharedPath(token), publicOrigin).href;
  const social: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:locale': locales[language].replace('-', '_'),
    'og:site_name': 'Vestidor',
    'og:url': address,
    'og:image': `${address}/tarjeta.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': title,
  };
  const meta = [
    `<meta name="description" content="${escaped(description)}">`,
    ...Object.entries(social).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
  const lead = asked ? words.asked.lead : words.alone;
  const main = `<div class="${asked ? 'asked' : 'alone'}">
<h1>${escaped(title)}</h1>
<p class="lead">${lead}</p>
${notice === null ? '' : `<p class="notice" role="status">${words.notices[notice]}</p>`}
<ul class="outfits">
${outfits.map((outfit) => outfitItem(page, outfit, asked ? votes : null)).join('\n')}
</ul>
</div>`;
  return framed({ language, links, title, meta, main, foot: reportForm(token, words) });
}

const letterOf = (choice: Choice) => choice.toUpperCase();

function outfitItem({ token, language }: SharedPage, outfit: SharedOutfit, votes: Votes | null): string {
  const words = pageWordsIn[language].asked;
  const pieces = escaped(piecesIn(outfit, language));
  const picture = `<img src="${sharedPath(token)}/${outfit.choice}.webp" width="800" height="1000" alt="${pieces}">`;
  if (votes === null) return `<li>${picture}<p class="pieces">${pieces}</p></li>`;
  const letter = letterOf(outfit.choice);
  const own = votes.own === outfit.outfitId;
  const given = votes.counts.get(outfit.outfitId) ?? 0;
  const result =
    votes.own === null ? '' : `<p class="votes">${words.votes(given)}${own ? words.withYours : ''}</p>`;
  const [button, rest] = votes.own === null ? words.vote(letter) : words.change(letter);
  const form = own
    ? ''
    : `<form method="post" action="/api/shared/${token}/votes"><button${votes.own === null ? '' : ' class="quiet"'} name="choice" value="${outfit.choice}">${button} <span>${rest}</span></button></form>`;
  return `<li${own ? ' class="own"' : ''}>${picture}<h2>${words.heading(letter)}</h2><p class="pieces">${pieces}</p>${result}${form}</li>`;
}

const reportForm = (token: string, { report }: PageWords): string => `
<details>
<summary>${report.open}</summary>
<form method="post" action="/api/shared/${token}/reports">
<fieldset><legend>${report.question}</legend>
${reportReasons
  .map(
    (reason) =>
      `<label><input type="radio" name="reason" value="${reason}" required> ${escaped(report.reasons[reason])}</label>`,
  )
  .join('\n')}
</fieldset>
<button class="quiet">${report.send}</button>
</form>
</details>`;

/** @param back the page that the visitor came from, if it is still there */
export function faultPage(
  links: string,
  { language, title, text, back }: { language: Language; title: string; text: string; back?: string },
): string {
  const way = back === undefined ? '' : `<p><a href="${back}">${pageWordsIn[language].faults.back}</a></p>`;
  return framed({
    language,
    links,
    title,
    main: `<h1>${escaped(title)}</h1><p class="lead">${escaped(text)}</p>${way}`,
  });
}
