import { setTimeout as sleep } from 'node:timers/promises';
import type { InPage, InputSource, Tab } from './engine.ts';

const selectors = {
  application: '[role=application]',
  article: 'article',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  field: 'input:not([type=file]), select, textarea',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  log: '[role=log]',
  radio: 'input[type=radio]',
  tab: '[role=tab]',
  text: 'label, span, p, summary, legend',
} as const;

/** A string is the whole name. */
export type Name = string | RegExp;
type Role = keyof typeof selectors;

interface Wanted {
  selector: string;
  name: { source: string; flags: string };
}

/** An element in view, or what it still lacks. */
type Reached = { x: number; y: number; width: number; height: number } | { lacks: string };

/** A person at a browser: finds by role and name, and waits. */
export class Visitor {
  readonly #tab: Tab;
  readonly origin: string;
  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#tab.open(this.origin + path);
  }

  run<Given, Result>(script: InPage<Given, Result>, given: Given): Promise<Result> {
    return this.#tab.run(script, given);
  }

  picture(): Promise<Buffer> {
    return this.#tab.picture();
  }

  async until<Given, Result>(
    what: string,
    script: InPage<Given, Result | null>,
    given: Given,
    millis = 30_000,
  ): Promise<Result> {
    const end = Date.now() + millis;
    for (let last = ''; ; await sleep(100)) {
      try {
        const result = await this.run(script, given);
        if (result !== null) return result;
      } catch (error) {
        // A page that is being left.
        last = `; ${error}`;
      }
      if (Date.now() > end) throw new Error(`waited ${millis / 1000} s for ${what}${last}`);
    }
  }

  seesText(text: Name, millis?: number): Promise<true> {
    return this.#text(text, true, millis);
  }

  seesNoText(text: Name, millis?: number): Promise<true> {
    return this.#text(text, false, millis);
  }

  #text(text: Name, shown: boolean, millis?: number): Promise<true> {
    return this.until(
      `${shown ? 'the' : 'the end of the'} text ${text}`,
      ({ source, flags, shown }) => {
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
        const text = document.body.innerText.replace(/\s+/g, ' ');
        return new RegExp(source, flags).test(text) === shown ? true : null;
      },
      { ...pattern(text, false), shown },
      millis,
    );
  }

  async isAt(path: RegExp): Promise<void> {
    await this.until(
      `the address ${path}`,
      ({ source }) => (new RegExp(source).test(location.pathname + location.search) ? true : null),
      pattern(path, true),
    );
  }

  async press(role: Role, name: Name = /(?:)/): Promise<void> {
    const { x, y, width, height } = await this.#reach(role, name);
    await this.#pointer([[x + width / 2, y + height / 2]]);
  }

  /** @param points as fractions of the element's width and height */
  async drag(role: Role, name: Name, points: readonly (readonly [number, number])[]): Promise<void> {
    const { x, y, width, height } = await this.#reach(role, name);
    await this.#pointer(points.map(([across, down]) => [x + width * across, y + height * down]));
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.press('field', label);
    await this.run(() => {
      let field = document.activeElement;
      while (field?.shadowRoot) field = field.shadowRoot.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    }, null);
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    const strokes = ['keyDown', 'keyUp'];
    const actions = [...text].flatMap((value) => strokes.map((type) => ({ type, value })));
    await this.#tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async enter(): Promise<void> {
    await this.type('\uE007');
  }

  /** The lists that browsers open are out of a script's reach. */
  async choose(label: Name, option: string): Promise<void> {
    await this.#reach('field', label);
    await this.run(
      ({ source, flags, option, selector }) => {
        const nameOf = (field: HTMLSelectElement) =>
          field.getAttribute('aria-label') ?? field.labels[0]?.textContent?.trim() ?? '';
        const field = [...document.querySelectorAll<HTMLSelectElement>(selector)].find((one) =>
          new RegExp(source, flags).test(nameOf(one)),
        );
        const choice = [...(field?.options ?? [])].find((one) => one.text === option);
        if (!field || !choice) throw new Error(`there is no option ${option}`);
        field.value = choice.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { ...pattern(label, true), option, selector: 'select' },
    );
  }

  /** Sections that are out of view have no text. */
  async scrollTo(heading: string): Promise<void> {
    await this.until(
      `the heading ${heading}`,
      (text) => {
        const found = [...document.querySelectorAll('h2')].find((one) => one.textContent === text);
        found?.scrollIntoView({ behavior: 'instant' });
        return found ? true : null;
      },
      heading,
    );
  }

  async upload(files: readonly string[]): Promise<void> {
    const selector = 'input[type=file]';
    await this.until('a place for files', (one) => (document.querySelector(one) ? true : null), selector);
    await this.#tab.giveFiles(selector, files);
  }

  async send<Result>(method: string, path: string, body?: object): Promise<Result> {
    return this.run(
      async ({ method, path, body }) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method, ...(body && { body: JSON.stringify(body), headers }) });
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      { method, path, body },
    );
  }

  /** Waits until an element is in view, at rest, usable and not covered. */
  async #reach(role: Role, name: Name) {
    const wanted: Wanted = { selector: selectors[role], name: pattern(name, true) };
    let before = '';
    let lacks = '';
    for (let tries = 0; tries < 300; tries++, await sleep(60)) {
      const reached: Reached = await this.run(reach, wanted).catch((error) => ({ lacks: String(error) }));
      if ('lacks' in reached) {
        lacks = reached.lacks;
        continue;
      }
      if (before === JSON.stringify(reached)) return reached;
      before = JSON.stringify(reached);
    }
    throw new Error(`${role} ${name} ${lacks || 'does not rest'}`);
  }

  async #pointer(points: readonly (readonly number[])[]): Promise<void> {
    const button = 0;
    const actions: InputSource['actions'] = points.map(([x = 0, y = 0]) => ({
      type: 'pointerMove',
      origin: 'viewport',
      duration: 30,
      x: Math.round(x),
      y: Math.round(y),
    }));
    actions.splice(1, 0, { type: 'pointerDown', button });
    actions.push({ type: 'pointerUp', button });
    await this.#tab.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }
}

function pattern(name: Name, whole: boolean): Wanted['name'] {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  const source = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { source: whole ? `^${source}$` : source, flags: whole ? '' : 'i' };
}

/** Runs in the page. */
function reach({ selector, name }: Wanted): Reached {
  const expected = new RegExp(name.source, name.flags);
  const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return label;
    const labels = (element as HTMLInputElement).labels;
    return labels?.length ? [...labels].map(textOf).join(' ') : textOf(element);
  };
  const within = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
  ];
  const named = within(document).filter((one) => expected.test(nameOf(one)));
  if (named.length === 0) return { lacks: 'is not there' };
  // A modal dialog makes the rest inert.
  const usable = named.filter(
    (one) => one.closest('[inert], [aria-hidden=true]') === null && one.checkVisibility(),
  );
  const [element] = usable;
  if (element === undefined) return { lacks: 'is hidden' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { lacks: 'is disabled' };
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const struck = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels?.[0];
  if (struck === null || !(element.contains(struck) || label?.contains(struck))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { lacks: `is covered by ${struck?.outerHTML.slice(0, 120)}` };
  }
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}
