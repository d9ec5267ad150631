const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.75rem; border: 0; border-radius: 6px; background: #fff; color: #1d1b1a; font-family: system-ui, sans-serif; line-height: 1.5; }
  dialog::backdrop { background: rgb(0 0 0 / .6); }
  h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
  p { margin: 0 0 1.25rem; }
  div { display: flex; gap: .75rem; }
  button { flex: 1; min-height: 3rem; border: 1px solid #1d1b1a; border-radius: 6px; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.yes { background: #1d1b1a; color: #fff; }
  button:focus-visible { outline: 3px solid #2f6fdb; outline-offset: 2px; }
`);

function button(text, className) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = className;
  return made;
}

export function approveDialog() {
  return new Promise((resolve) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-labelledby', 'title');
    const title = document.createElement('h2');
    title.id = 'title';
    title.textContent = 'Tu banco quiere comprobar que eres tú';
    const text = document.createElement('p');
    text.textContent =
      'Autenticación 3-D Secure de prueba: no hay ningún banco y no se mueve dinero. Elige qué respondería.';
    const [yes, no] = [button('Autorizar', 'yes'), button('Rechazar', 'no')];
    const answers = document.createElement('div');
    answers.append(no, yes);
    dialog.append(title, text, answers);
    root.append(dialog);
    document.body.append(host);
    let approved = false;
    yes.addEventListener('click', () => {
      approved = true;
      dialog.close();
    });
    no.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(approved);
    });
    dialog.showModal();
  });
}
