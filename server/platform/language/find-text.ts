type Template = (...given: string[]) => string;

function argumentsIn(text: string, template: Template): string[] | null {
  const marks = Array.from({ length: template.length }, (_, place) => `<${place}>`);
  const escaped = template(...marks).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/<(\d+)>/g, '(?<argument$1>.+)');
  const groups = new RegExp(`^${pattern}$`).exec(text)?.groups;
  return groups === undefined ? null : marks.map((_, place) => groups[`argument${place}`] ?? '');
}

export function findText(text: string, source: object, translation: object): string | undefined {
  for (const [key, known] of Object.entries(source)) {
    const other: unknown = Reflect.get(translation, key);
    if (known === text) return String(other);
    if (typeof known === 'function') {
      const given = argumentsIn(text, known as Template);
      if (given !== null) return (other as Template)(...given);
    }
    if (typeof known !== 'object') continue;
    const found = findText(text, known, Object(other));
    if (found !== undefined) return found;
  }
  return undefined;
}
