import { defaultLanguage } from '#contract/languages.ts';
import { common } from './copy/common.ts';
import { type JsonLd, organization } from './json-ld.ts';
import { locale } from './language.ts';
import { pageAddress, translatedAddresses } from './page-address.ts';
import { paths } from './paths.ts';
import { socialPicturePath, socialPictureSize } from './pictures/social-path.ts';
import { publicOrigin } from './public-origin.ts';

interface PageMeta {
  /** Without the product's name, which is appended. */
  title?: string;
  description: string;
  path?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Path of the page whose social picture this one uses; only prerendered pages have their own. */
  pictureOf?: string;
  jsonLd?: readonly JsonLd[];
}

/** The same page in every language; those of no listed language get the Spanish one. */
function alternates(path: string) {
  const known = translatedAddresses(path).map(({ language, path: address }) => ({
    hreflang: language as string,
    href: new URL(address, publicOrigin()).href,
  }));
  const others = known.filter(({ hreflang }) => hreflang === defaultLanguage);
  return [...known, ...others.map(({ href }) => ({ hreflang: 'x-default', href }))].map((link) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    ...link,
  }));
}

export function pageMeta(page: PageMeta) {
  const { title, description, path, noindex = false, type = 'website', jsonLd = [] } = page;
  const fullTitle = title ? `${title} · ${common.product}` : common.productTitle;
  const origin = publicOrigin();
  const canonical = path === undefined ? [] : [new URL(pageAddress(path), origin).href];
  const pictureOf = page.pictureOf ?? (noindex ? paths.home : (path ?? paths.home));
  const picture = new URL(socialPicturePath(pageAddress(pictureOf)), origin).href;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...canonical.map((href) => ({ tagName: 'link' as const, rel: 'canonical', href })),
    ...(path === undefined || noindex ? [] : alternates(path)),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:site_name', content: common.product },
    ...canonical.map((href) => ({ property: 'og:url', content: href })),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(socialPictureSize.width) },
    { property: 'og:image:height', content: String(socialPictureSize.height) },
    { property: 'og:image:alt', content: fullTitle },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: fullTitle },
    // React Router escapes `<`.
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [organization(), ...jsonLd] } },
  ];
}
