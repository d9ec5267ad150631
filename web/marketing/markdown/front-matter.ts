/** What a page of Markdown says about itself, between two lines of dashes at its top. */
export interface Front {
  title: string;
  description: string;
  /** Its address on the web, if it is a page by itself. */
  path?: string;
  /** Above the title: where we are. */
  kicker?: string;
  /** One sentence under the title. */
  lead?: string;
  /** What is made of it: an article of the blog, a plain document, or questions and answers. */
  kind: 'guide' | 'document' | 'questions';
  /** When it was last changed, for people: `junio de 2024`. */
  updated?: string;
  /** The day of publication, `2024-06-18`. */
  published?: string;
  /** The garments of its cover, by their names in `pictures/garments.ts`. */
  pieces?: string;
  /** The order among the guides. */
  order?: string;
}

const required = ['title', 'description', 'kind'] as const;

/** @throws Error if the front matter is missing, malformed or incomplete. */
export function readFrontMatter(source: string, file: string): { front: Front; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const front = Object.fromEntries(
    // The formatter leaves a blank line under the first dashes.
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
