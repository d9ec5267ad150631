import type { FastifyInstance } from 'fastify';

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Shown = string | number | Html | readonly Html[] | undefined;

/** Escapes every value that is not HTML already. */
export function html(parts: TemplateStringsArray, ...values: Shown[]): Html {
  const shown = values.map((value) => {
    if (value === undefined) return '';
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map(({ text }) => text).join('');
    return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  });
  return new Html(String.raw({ raw: parts }, ...shown));
}

export function plainPage({ title, style, body }: { title: string; style: string; body: Html }): string {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · modo de pruebas</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<p class="ribbon">Modo de pruebas: aquí no se mueve dinero</p>
<main>
<h1>${title}</h1>
${body}
<p class="back"><a href="/payments">Volver a Vestidor</a></p>
</main>
</body>
</html>
`.text;
}

export function actionButton(
  action: string,
  label: string,
  fields: Readonly<Record<string, string | number>>,
  kind: 'primary' | 'plain' = 'plain',
): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}">${inputs}<button class="${kind}">${label}</button></form>`;
}

/** The last of repeated fields counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

export const plainStyle = `
:root { --ground: #faf7f2; --ink: #221d18; --quiet: #6a6057; --line: #ded5c8; --card: #fff; --accent: #8c2f39; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16130f; --ink: #f2ece3; --quiet: #b3a799; --line: #3a332b; --card: #201b16; --accent: #e8a0a7; --on-accent: #2b0d10; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.ribbon { margin: 0; padding: .5rem 1rem; background: var(--ink); color: var(--ground); text-align: center; font-size: .875rem; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem; }
section h2:first-child { margin-top: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 0; }
form { margin: 0; }
label { display: block; margin: 0 0 .75rem; }
input:not([type=hidden]) { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: .5rem; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; }
button.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.quiet { color: var(--quiet); }
.notice { border-left: 4px solid var(--accent); padding: .5rem 1rem; background: var(--card); }
.code { font: 600 1.25rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`;
