import { type Language, locales } from '#contract/languages.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function inline(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (found) => {
    const target = found.startsWith('http') ? found : `mailto:${found}`;
    return `<a href="${target}" style="color:#6d1423">${found}</a>`;
  });
}

function blockOf(block: string, language: Language): string {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line) => `<li style="margin:0 0 6px">${inline(line.slice(2))}</li>`);
    return `<ul style="margin:0 0 18px;padding-left:20px">${items.join('')}</ul>`;
  }
  if (lines.length === 1 && block === block.toLocaleUpperCase(locales[language])) {
    return `<h2 style="margin:28px 0 10px;font:600 13px/1.4 Helvetica,Arial,sans-serif;letter-spacing:0.04em;color:#6d1423">${escaped(block)}</h2>`;
  }
  return `<p style="margin:0 0 18px">${lines.map(inline).join('<br>')}</p>`;
}

/** Without external resources. */
export function htmlOf(subject: string, text: string, language: Language): string {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .map((block) => blockOf(block, language))
    .join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f8f5ef;color:#231d18">
<div style="max-width:36em;margin:0 auto;padding:32px 24px;font:16px/1.55 Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;padding-bottom:16px;border-bottom:1px solid #231d18;font:600 26px/1 Georgia,serif;letter-spacing:-0.03em">Vestidor</p>
${blocks}
</div></body></html>`;
}
