/** Front matter of a Markdown page. */
export interface Front {
  title: string;
  description: string;
  /** Path, if the page is a route of its own. */
  path?: string;
  kicker?: string;
  lead?: string;
  kind: 'guide' | 'document' | 'questions';
  /** Last change, displayed: `junio de 2024`. */
  updated?: string;
  /** Publication date: `2024-06-18`. */
  published?: string;
  /** Garments of the cover, by their names in `pictures/garments.ts`. */
  pieces?: string;
  order?: string;
}

const required = ['title', 'description', 'kind'] as const;

/** @throws Error if the front matter is missing, malformed or incomplete. */
export function readFrontMatter(source: string, file: string): { front: Front; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const front = Object.fromEntries(
    // The formatter leaves a blank line after the first dashes.
    head
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
        if (key === undefined || value === undefined) throw new Error(`${file}: cannot read "${line}"`);
        return [key, value.trim()];
      }),
  );
  for (const key of required) if (!front[key]) throw new Error(`${file}: no ${key}`);
  return { front: front as unknown as Front, body };
}
