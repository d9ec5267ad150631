import { looks } from './looks.js';

const fields = [
  {
    name: 'number',
    label: 'Número de tarjeta',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    shape: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
    fault: (digits) => {
      if (digits.length < 13) return 'El número de tarjeta está incompleto.';
      return isCardNumber(digits) ? null : 'El número de tarjeta no es válido.';
    },
  },
  {
    name: 'expiry',
    label: 'Fecha de caducidad',
    placeholder: 'MM / AA',
    autocomplete: 'cc-exp',
    shape: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits),
    fault: (digits) => {
      if (digits.length < 4) return 'La fecha de caducidad está incompleta.';
      const month = Number(digits.slice(0, 2));
      if (month < 1 || month > 12) return 'La fecha de caducidad no es válida.';
      const end = new Date(2000 + Number(digits.slice(2, 4)), month, 1);
      return end > new Date() ? null : 'La tarjeta ha caducado.';
    },
  },
  {
    name: 'cvc',
    label: 'Código de seguridad',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    shape: (digits) => digits.slice(0, 4),
    fault: (digits) => (digits.length < 3 ? 'El código de seguridad está incompleto.' : null),
  },
];

function isCardNumber(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitsIn = (text) => text.replace(/\D/g, '');

export class CardForm {
  #listeners = new Map();
  #inputs = new Map();
  #host = document.createElement('div');

  constructor({ appearance, layout }) {
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [looks(appearance)];
    const form = document.createElement('div');
    form.className = 'form';
    form.dataset.theme = appearance.theme ?? 'stripe';
    form.dataset.layout = typeof layout === 'string' ? layout : (layout?.type ?? 'tabs');
    form.append(tabs(), ...fields.map((field) => this.#draw(field)));
    root.append(form);
  }

  #draw({ name, label, placeholder, autocomplete, shape, fault }) {
    const box = document.createElement('div');
    box.className = `field ${name}`;
    const caption = document.createElement('label');
    caption.htmlFor = name;
    caption.textContent = label;
    const input = document.createElement('input');
    Object.assign(input, { id: name, placeholder, autocomplete, inputMode: 'numeric', required: true });
    input.setAttribute('aria-describedby', `${name}-fault`);
    const line = document.createElement('p');
    line.id = `${name}-fault`;
    line.setAttribute('role', 'alert');
    const say = (text) => {
      line.textContent = text ?? '';
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    };
    input.addEventListener('input', () => {
      input.value = shape(digitsIn(input.value));
      if (line.textContent) say(fault(digitsIn(input.value)));
      this.#emit('change', {
        elementType: 'payment',
        complete: this.read(false) !== null,
        empty: false,
        value: { type: 'card' },
      });
    });
    input.addEventListener('blur', () => input.value && say(fault(digitsIn(input.value))));
    // Enter does not leave the shadow root.
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#host.closest('form')?.requestSubmit();
    });
    input.addEventListener('focus', () => this.#emit('focus', { elementType: 'payment' }));
    this.#inputs.set(name, { input, say, fault });
    box.append(caption, input, line);
    return box;
  }

  /** Returns null, and shows the faults, while something is wrong. */
  read(aloud = true) {
    const faulty = [...this.#inputs.values()].filter(({ input, fault }) => fault(digitsIn(input.value)));
    if (aloud) {
      for (const { input, say, fault } of faulty) say(fault(digitsIn(input.value)));
      faulty[0]?.input.focus();
    }
    if (faulty.length > 0) return null;
    const digits = (name) => digitsIn(this.#inputs.get(name).input.value);
    const expiry = digits('expiry');
    return {
      number: digits('number'),
      expMonth: Number(expiry.slice(0, 2)),
      expYear: 2000 + Number(expiry.slice(2, 4)),
      cvc: digits('cvc'),
    };
  }

  fault() {
    for (const { input, fault } of this.#inputs.values()) {
      const text = fault(digitsIn(input.value));
      if (text) return text;
    }
    return undefined;
  }

  mount(node) {
    const target = typeof node === 'string' ? document.querySelector(node) : node;
    target.append(this.#host);
    this.#emit('loaderstart', { elementType: 'payment' });
    queueMicrotask(() => this.#emit('ready', { elementType: 'payment' }));
  }

  unmount() {
    this.#host.remove();
  }

  destroy() {
    this.unmount();
    this.#listeners.clear();
  }

  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  once(name, listener) {
    const first = (event) => {
      this.off(name, first);
      listener(event);
    };
    return this.on(name, first);
  }

  off(name, listener) {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  focus() {
    this.#inputs.get('number').input.focus();
  }

  blur() {
    this.#host.shadowRoot.activeElement?.blur();
  }

  clear() {
    for (const { input, say } of this.#inputs.values()) {
      input.value = '';
      say(null);
    }
  }

  update() {}
  collapse() {}

  #emit(name, event) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}

function tabs() {
  const list = document.createElement('div');
  list.className = 'tabs';
  list.setAttribute('role', 'tablist');
  const tab = document.createElement('div');
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-selected', 'true');
  tab.tabIndex = 0;
  tab.textContent = 'Tarjeta';
  list.append(tab);
  return list;
}
