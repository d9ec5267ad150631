import { common } from './copy/common.ts';

interface PageMeta {
  /** Without the product's name, which is added. */
  title?: string;
  description: string;
  path?: string;
  /** Only for those who have the address: kept out of search engines. */
  noindex?: boolean;
}

const origin: string = import.meta.env.PUBLIC_URL;

/** Title, description and canonical link of a page, for its `meta` export. */
export function pageMeta({ title, description, path, noindex = false }: PageMeta) {
  const fullTitle = title ? `${title} · ${common.product}` : common.productTitle;
  const canonical = path === undefined ? [] : [new URL(path, origin).href];
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:site_name', content: common.product },
    ...canonical.map((href) => ({ property: 'og:url', content: href })),
    ...canonical.map((href) => ({ tagName: 'link' as const, rel: 'canonical', href })),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
