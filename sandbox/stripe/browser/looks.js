const night = {
  colorPrimary: '#85d996',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorDanger: '#fe87a1',
  borderRadius: '5px',
  fontFamily: 'system-ui, sans-serif',
};
const day = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorDanger: '#df1b41',
  borderRadius: '5px',
  fontFamily: 'system-ui, sans-serif',
};

/** Uses the names of Stripe's Appearance API. */
export function looks({ theme, variables = {} }) {
  const look = { ...(theme === 'night' ? night : day), ...variables };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; font-family: ${look.fontFamily}; color: ${look.colorText}; color-scheme: ${theme === 'night' ? 'dark' : 'light'}; }
    .tabs, .number { grid-column: 1 / -1; }
    .tabs { display: flex; gap: .5rem; }
    [role=tab] { min-width: 8rem; padding: .75rem 1rem; border: 2px solid ${look.colorPrimary}; border-radius: ${look.borderRadius}; background: ${look.colorBackground}; color: ${look.colorPrimary}; font-weight: 600; }
    .field { display: grid; gap: .375rem; align-content: start; }
    label { font-size: .9375rem; }
    input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .625rem .875rem; border: 1px solid color-mix(in srgb, ${look.colorText} 45%, transparent); border-radius: ${look.borderRadius}; background: ${look.colorBackground}; color: inherit; font: inherit; font-size: 1rem; font-variant-numeric: tabular-nums; }
    input::placeholder { color: inherit; opacity: .62; }
    input:focus-visible, [role=tab]:focus-visible, button:focus-visible { outline: 2px solid ${look.colorPrimary}; outline-offset: 2px; }
    input[aria-invalid] { border-color: ${look.colorDanger}; color: ${look.colorDanger}; }
    p { margin: 0; font-size: .9375rem; color: ${look.colorDanger}; }
    p:empty { display: none; }
  `);
  return sheet;
}
