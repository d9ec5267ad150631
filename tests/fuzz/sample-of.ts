import type { Dice } from './dice.ts';

/** As in the API description. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

const words = [
  'camisa',
  'azul marino',
  'Ñandú',
  '日本',
  '👗',
  'a',
  'Calle Mayor, 7',
  '28013',
  'M',
  '600123456',
];

/** Usually matches. @param id returns an existing resource's id */
export function sampleOf(schema: Schema, dice: Dice, id: () => string, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return dice.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return sampleOf(dice.pick(options), dice, id, depth);
  if (schema.allOf !== undefined) {
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, dice, id, depth)));
  }
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return dice.chance(0.5);
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, -1_000_000);
      const most = Math.min(schema.maximum ?? least + 100, least + 1_000_000);
      const value = dice.chance(0.2) ? dice.pick([least, most]) : least + dice.upTo(most - least + 1);
      return type === 'number' && dice.chance(0.3) ? value + 0.5 : value;
    }
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = least + dice.upTo(Math.min(4, (schema.maxItems ?? least + 3) - least + 1));
      return Array.from({ length: depth > 6 ? least : count }, () =>
        sampleOf(schema.items ?? {}, dice, id, depth + 1),
      );
    }
    case 'object': {
      const value: Record<string, unknown> = {};
      for (const [key, part] of Object.entries(schema.properties ?? {})) {
        if (schema.required?.includes(key) || dice.chance(0.6))
          value[key] = sampleOf(part, dice, id, depth + 1);
      }
      return value;
    }
    case 'string':
      return textOf(schema, dice, id);
    default:
      return dice.pick([null, 1, 'x', {}, []]);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength }: Schema, dice: Dice, id: () => string): string {
  if (format === 'uuid') return id();
  if (format === 'email') return `fuzz${dice.upTo(1e9)}@ejemplo.es`;
  if (format === 'date') return `2026-${String(1 + dice.upTo(12)).padStart(2, '0')}-${10 + dice.upTo(20)}`;
  if (format === 'date-time') return '2026-11-21T09:00:00.000Z';
  if (pattern?.startsWith('^#')) return '#a1b2c3';
  if (pattern?.includes('A-Za-z0-9+/')) return dice.pick(pictures);
  if (pattern?.includes('\\d{4}-')) return '2026-11-21';
  if (pattern !== undefined && dice.chance(0.6)) return `fuzz_${dice.upTo(1e6)}`;
  const text = dice.pick(words).padEnd(minLength, 'x');
  return maxLength !== undefined ? text.slice(0, maxLength) : text;
}

const pictures = [
  'aG9sYQ==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>').toString('base64'),
];
