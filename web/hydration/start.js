// Runs at the end of every document, before anything else is loaded. Defers hydration of prerendered pages
// until the user touches a control that needs React; links and `<details>` do not. The controls below work
// without React.
(() => {
  const {
    drop,
    wake,
    inert,
    languageCookie,
    offer,
    hydrated,
    theme,
    themeKey,
    tryoutKey,
    logoClicks,
    logoClicksWindowMs,
    workshop,
  } = document.currentScript.dataset;
  const root = document.documentElement;
  let alive = document.getElementById(inert) === null;

  // The theme switch.
  const themes = `[${theme}] input`;
  for (const radio of document.querySelectorAll(themes)) {
    radio.checked = radio.value === (root.dataset.theme ?? 'system');
  }
  const chooseTheme = ({ target }) => {
    if (alive || !target.matches(themes)) return;
    const system = target.value === 'system';
    if (system) delete root.dataset.theme;
    else root.dataset.theme = target.value;
    try {
      if (system) localStorage.removeItem(themeKey);
      else localStorage.setItem(themeKey, target.value);
    } catch {
      // Storage is unavailable: the choice lasts as long as the page.
    }
  };

  // A link to the language that the browser prefers, unless one was chosen.
  const offers = [...document.querySelectorAll(`[${offer}]`)];
  const known = [root.lang, ...offers.map(({ hreflang }) => hreflang)];
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.includes(tag));
  if (!document.cookie.includes(`${languageCookie}=`))
    for (const link of offers) link.hidden = link.hreflang !== preferred;

  // The landing's logo: several clicks open the workshop.
  let clicks = 0;
  const countLogoClick = (event) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || !event.target.closest('[data-logo]')) return;
    event.preventDefault();
    if (clicks === 0) {
      scrollTo({ top: 0 });
      setTimeout(() => {
        clicks = 0;
      }, Number(logoClicksWindowMs));
    }
    clicks += 1;
    if (clicks === Number(logoClicks)) location.assign(workshop);
  };

  addEventListener('click', countLogoClick, true);
  if (alive) return;
  addEventListener('change', chooseTheme, true);

  // Hydration.
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const source = document.getElementById(inert).textContent;
    for (const waiting of new DOMParser()
      .parseFromString(source, 'text/html')
      .querySelectorAll('link,script')) {
      // Parsed script elements never run again: clones do.
      const element = document.createElement(waiting.localName);
      for (const { name, value } of waiting.attributes) element.setAttribute(name, value);
      element.textContent = waiting.textContent;
      document.head.append(element);
    }
  };

  const controls = 'button,input,select,textarea,label,[data-live]';
  const approach = ({ target }) => {
    if (target.closest?.(controls) && !target.closest(`[${theme}]`)) start();
  };
  const approaches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'change'];
  for (const type of approaches) addEventListener(type, approach, { capture: true, passive: true });

  // Dropped photographs wait in the file input; a browser would open them instead of the page.
  const takeDrop = (event) => {
    const input = alive ? null : event.target.closest?.(`[${drop}]`)?.querySelector('input');
    if (!input) return;
    event.preventDefault();
    start();
    if (event.type === 'drop') input.files = event.dataTransfer.files;
  };
  addEventListener('dragover', takeDrop);
  addEventListener('drop', takeDrop);

  // Photographs that a visitor tried wait to be shown again.
  try {
    if (document.querySelector(`[${wake}=tryout]`) && localStorage.getItem(tryoutKey)) start();
  } catch {
    // Storage is unavailable: none wait.
  }

  // Parts that fetch what they show.
  const near = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && start());
  for (const part of document.querySelectorAll(`[${wake}=near]`)) near.observe(part);

  // Replays the click after hydration.
  let pressed = null;
  const keepPress = (event) => {
    const button = alive ? null : event.target.closest('button');
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    pressed.setAttribute('aria-busy', 'true');
    start();
  };
  addEventListener('click', keepPress, true);

  addEventListener(
    hydrated,
    () => {
      alive = true;
      for (const type of approaches) removeEventListener(type, approach, true);
      removeEventListener('click', keepPress, true);
      pressed?.removeAttribute('aria-busy');
      pressed?.click();
    },
    { once: true },
  );
})();
