import { describe, expect, it } from 'vitest';
import { readMarkup } from './markup.ts';
import { type Product, productOf } from './product.ts';

const address = 'https://tienda.ejemplo.es/es/camisa-lino-p0123.html?color=3';
const read = (html: string) => productOf(readMarkup(html), address);
const ld = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;

const shirt = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Camisa de lino',
  brand: { '@type': 'Brand', name: 'Sur' },
  color: 'Azul',
  size: 'M',
  material: '100% lino',
  category: 'Camisas',
  image: 'https://img.ejemplo.es/camisa.jpg',
  offers: { '@type': 'Offer', price: '29.95', priceCurrency: 'EUR' },
};
const expected: Product = {
  name: 'Camisa de lino',
  brand: 'Sur',
  category: 'Camisas',
  price: '29.95',
  color: 'Azul',
  size: 'M',
  material: '100% lino',
  images: ['https://img.ejemplo.es/camisa.jpg'],
};
const { brand: _, ...shirtWithoutBrand } = shirt;
const other = {
  '@type': 'Product',
  name: 'Otra',
  url: 'https://tienda.ejemplo.es/otra',
  image: 'https://img.ejemplo.es/otra.jpg',
};

const whole: readonly (readonly [string, string])[] = [
  ['JSON-LD', ld(shirt)],
  ['JSON-LD in a list', ld([{ '@type': 'BreadcrumbList' }, shirt])],
  ['JSON-LD in a graph', ld({ '@graph': [{ '@type': 'WebSite', name: 'Tienda' }, shirt] })],
  ['JSON-LD below the page', ld({ '@type': 'ItemPage', mainEntity: shirt })],
  ['a type of two words and an address', ld({ ...shirt, '@type': ['http://schema.org/Product', 'Thing'] })],
  ['a brand as a word', ld({ ...shirt, brand: 'Sur' })],
  [
    'a brand by reference',
    ld({
      '@graph': [
        { ...shirt, brand: { '@id': '#sur' } },
        { '@id': '#sur', name: 'Sur' },
      ],
    }),
  ],
  ['the manufacturer for the brand', ld({ ...shirtWithoutBrand, manufacturer: { name: 'Sur' } })],
  ['several offers', ld({ ...shirt, offers: [{ price: 29.95 }, { price: 35 }] })],
  [
    'an aggregate offer',
    ld({ ...shirt, offers: { '@type': 'AggregateOffer', lowPrice: '29.95', highPrice: '35' } }),
  ],
  ['a price specification', ld({ ...shirt, offers: { priceSpecification: [{ price: '29.95' }] } })],
  [
    'a group of variants',
    ld({
      '@type': 'ProductGroup',
      name: shirt.name,
      brand: shirt.brand,
      category: shirt.category,
      material: shirt.material,
      hasVariant: [
        { '@type': 'Product', color: 'Azul', size: 'M', image: shirt.image, offers: { price: 29.95 } },
      ],
    }),
  ],
  ['pictures as objects', ld({ ...shirt, image: [{ '@type': 'ImageObject', contentUrl: shirt.image }] })],
  [
    'lists and sizes as objects',
    ld({ ...shirt, color: ['Azul', 'Verde'], size: { '@type': 'SizeSpecification', name: 'M' } }),
  ],
  [
    'a comment, line breaks and a comma too many',
    ld(`<!-- ${JSON.stringify(shirt).replace('de lino', 'de\n lino').replace(/}$/, ',}')} -->`),
  ],
  ['CDATA', ld(`//<![CDATA[\n${JSON.stringify(shirt)}\n//]]>`)],
  ['other products around it', ld([other, { ...shirt, url: address, isRelatedTo: [other] }])],
  ['other products below it', ld({ ...shirt, isSimilarTo: [other] })],
  [
    'microdata',
    `<main itemscope itemtype="https://schema.org/Product"><h1 itemprop="name"> Camisa <b>de lino</b></h1>
     <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Sur"></div>
     <img itemprop="image" src="//img.ejemplo.es/camisa.jpg"><span itemprop="color">Azul</span><span itemprop="size">M</span>
     <p itemprop="material">100% lino</p><link itemprop="category" content="Camisas">
     <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="29.95">29,95 €</span></div></main>`,
  ],
  [
    'microdata inside a page and without closed tags',
    `<body itemscope itemtype="http://schema.org/ItemPage"><div itemprop="mainEntity" itemscope itemtype="http://schema.org/Product">
     <p itemprop="name">Camisa de lino<p itemprop="brand">Sur<p itemprop="category">Camisas<p itemprop="color">Azul<p itemprop="size">M
     <p itemprop="material">100% lino<p><a itemprop="image" href="https://img.ejemplo.es/camisa.jpg">foto</a>
     <p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><data itemprop="price" value="29.95">29,95</data>`,
  ],
  [
    'Open Graph',
    `<title>Camisa | Tienda</title><meta property="og:type" content="product"><meta property="og:title" content="Camisa de lino | Tienda">
     <meta property="og:site_name" content="Tienda"><meta property="og:image" content="https://img.ejemplo.es/camisa.jpg">
     <meta property="product:brand" content="Sur"><meta property="product:price:amount" content="29.95">
     <meta property="product:color" content="Azul"><meta property="product:size" content="M">
     <meta property="product:material" content="100% lino"><meta property="product:category" content="Camisas">`,
  ],
  [
    'Open Graph that fills what JSON-LD leaves out',
    `${ld({ ...shirt, image: undefined, color: undefined })}<meta property="og:image" content="https://img.ejemplo.es/camisa.jpg">
     <meta name="product:color" content="Azul">`,
  ],
];

describe('the product of a page', () => {
  it.each(whole)('is read from %s', (_what, html) => {
    expect(read(html)).toEqual(expected);
  });

  it('has the pictures’ whole addresses, never those of scripts or files', () => {
    const images = [
      '/a.jpg',
      '//cdn.ejemplo.es/b.jpg',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:image/png,x',
    ];
    expect(read(ld({ ...shirt, image: images }))?.images).toEqual([
      'https://tienda.ejemplo.es/a.jpg',
      'https://cdn.ejemplo.es/b.jpg',
    ]);
    expect(read(`<base href="/fotos/">${ld({ ...shirt, image: 'a.jpg' })}`)?.images).toEqual([
      'https://tienda.ejemplo.es/fotos/a.jpg',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a title alone', '<title>Sobre nosotros</title>'],
    ['an article', ld({ '@type': 'Article', name: 'Cómo planchar' })],
    ['broken JSON', ld('{"@type":"Product","name":')],
    ['a product without a name', ld({ '@type': 'Product' })],
  ])('is null for %s', (_what, html) => expect(read(html)).toBeNull());
});

it.each([
  ['nested tags', `${'<div itemscope itemprop="a">'.repeat(200_000)}`],
  ['nested lists', ld(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ['nested records', ld(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)],
  ['records without end', ld([...Array(60_000).keys()].map((at) => ({ at, b: {} })))],
  ['unclosed markup', '<'.repeat(1_000_000)],
  ['spaces', ld(`<!--${' '.repeat(500_000)}x`)],
  ['a title of hyphens', `<meta property="og:image" content="a"><title>${' - '.repeat(200_000)}</title>`],
])('a page made to exhaust %s ends, and is followed by the product', (_what, html) => {
  expect(productOf(readMarkup(html), address)?.brand ?? '').toBe('');
  expect(read(ld(shirt))).toEqual(expected);
});
