import { locale } from '#web/language.ts';
import { common } from './copy/common.ts';
import { pageAddress } from './page-address.ts';
import { paths } from './paths.ts';
import { publicOrigin } from './public-origin.ts';

export type JsonLd = { '@type': string; [property: string]: unknown };

const absolute = (path: string): string => new URL(path, publicOrigin()).href;
const pageUrl = (path: string): string => absolute(pageAddress(path));

export const organizationId = (): string => absolute('/#organizacion');

export const organization = (): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: common.product,
  url: absolute(paths.home),
  logo: absolute('/icons/icon-512.png'),
  description: common.productDescription,
});

export const website = (): JsonLd => ({
  '@type': 'WebSite',
  '@id': absolute('/#web'),
  name: common.product,
  url: pageUrl(paths.home),
  inLanguage: locale,
  publisher: { '@id': organizationId() },
});

interface ArticleFacts {
  title: string;
  description: string;
  path: string;
  /** `2026-03-01` */
  published?: string;
}

export const article = ({ title, description, path, published }: ArticleFacts): JsonLd => ({
  '@type': 'Article',
  headline: title,
  description,
  mainEntityOfPage: pageUrl(path),
  inLanguage: locale,
  ...(published && { datePublished: published }),
  author: { '@id': organizationId() },
  publisher: { '@id': organizationId() },
});

interface ProductFacts {
  name: string;
  description: string;
  path: string;
  priceEuros: number;
}

export const product = ({ name, description, path, priceEuros }: ProductFacts): JsonLd => ({
  '@type': 'Product',
  name,
  description,
  brand: { '@id': organizationId() },
  offers: {
    '@type': 'Offer',
    url: pageUrl(path),
    price: priceEuros.toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  },
});
