import type { PageFront } from './markdown/page.ts';

const fronts = import.meta.glob<PageFront>('./content/blog/*.md', {
  eager: true,
  query: '?front',
  import: 'default',
});

/** In reading order, front matter only. */
export const guides: readonly PageFront[] = Object.values(fronts).sort(
  (a, b) => Number(a.order) - Number(b.order),
);
