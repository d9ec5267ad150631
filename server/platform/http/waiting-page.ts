import type { Language } from '#contract/languages.ts';

const words: Readonly<Record<Language, { title: string; text: string }>> = {
  es: { title: 'Vestidor está abriendo', text: 'Estamos abriendo. Esta página entra sola en un momento.' },
  en: { title: 'Vestidor is opening', text: 'We’re opening. This page will load by itself in a moment.' },
  pt: { title: 'O Vestidor está a abrir', text: 'Estamos a abrir. Esta página entra sozinha daqui a pouco.' },
};

/** Paper, ink and burgundy of the web's tokens, which are not built yet. */
const style = `html{color-scheme:light dark;background:light-dark(oklch(.972 .008 84),oklch(.185 .008 55));color:light-dark(oklch(.215 .014 48),oklch(.935 .012 84))}
body{display:grid;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;place-content:center;justify-items:center;gap:20px;font:18px/1.5 Georgia,serif;text-align:center}
h1{margin:0;font-size:34px;font-weight:600;letter-spacing:-.01em}p{margin:0;max-width:26em}
i{width:120px;height:2px;overflow:hidden;background:light-dark(oklch(.943 .012 82),oklch(.262 .01 55))}
i::after{content:"";display:block;width:40px;height:2px;background:light-dark(oklch(.385 .128 18),oklch(.775 .11 22));animation:m 1.6s ease-in-out infinite alternate}
@keyframes m{to{transform:translateX(80px)}}@media(prefers-reduced-motion:reduce){i::after{animation:none}}`;

/** Loads itself again every two seconds. */
export const waitingPage = (language: Language): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><meta name="robots" content="noindex"><title>${words[language].title}</title><style>${style}</style></head>
<body><h1>Vestidor</h1><i></i><p>${words[language].text}</p></body></html>`;

export const waitingPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; script-src-attr 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
