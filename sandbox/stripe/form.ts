type Value = string | Value[] | { [name: string]: Value };
export type Form = { [name: string]: Value };

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses `items[0][price]=x&metadata[owner_id]=y`. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [
      name.split('[', 1)[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
    ];
    if (!path.some((part) => forbidden.has(part))) put(form, path, value);
  }
  return arraysIn(form) as Form;
}

function put(target: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  target[name] = next;
  put(next, rest, value);
}

/** Objects with keys 0, 1, 2 … become lists. */
function arraysIn(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, arraysIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
