import type { PageFront } from './markdown/page.ts';

const fronts = import.meta.glob<PageFront>('./content/blog/*.md', {
  eager: true,
  query: '?front',
  import: 'default',
});

/** The guides in the order in which they are best read: what lists need, never the texts. */
export const guides: readonly PageFront[] = Object.values(fronts).sort(
  (a, b) => Number(a.order) - Number(b.order),
);
