import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkout } from '#web/copy/checkout.ts';
import { checkout as inEnglish } from '#web/copy/en/checkout.ts';
import { checkout as inPortuguese } from '#web/copy/pt/checkout.ts';
import { readFrontMatter } from './front-matter.ts';
import { headingsOf, questionGroupsOf, renderHtml } from './render.ts';

describe('the front matter of a page', () => {
  it('is parsed apart from the text', () => {
    const { front, body } = readFrontMatter(
      '---\n\nkind: document\ntitle: Cookies\ndescription: Una: la de sesión\n---\n\nHola',
      'cookies.md',
    );
    expect(front).toEqual({ kind: 'document', title: 'Cookies', description: 'Una: la de sesión' });
    expect(body.trim()).toBe('Hola');
  });

  it('throws when something is missing', () => {
    expect(() => readFrontMatter('# Hola', 'a.md')).toThrow('a.md: no front matter');
    expect(() => readFrontMatter('---\nkind: document\n---\n', 'a.md')).toThrow('a.md: no title');
  });
});

describe('the text of a page', () => {
  it.each([
    ['terms.md', checkout],
    ['en/terms.md', inEnglish],
    ['pt/terms.md', inPortuguese],
  ])('%s has the section on withdrawal that the checkout links to', (file, { legal }) => {
    const ids = headingsOf(readFileSync(`web/marketing/content/${file}`, 'utf8')).map(({ id }) => id);
    expect(ids).toContain(legal.withdrawalAnchor);
  });

  it('gives headings ids', () => {
    expect(headingsOf('## Qué tejido\n\n### Lana\n')).toEqual([{ id: 'que-tejido', title: 'Qué tejido' }]);
    expect(renderHtml('## Qué tejido')).toContain('id="que-tejido"');
  });

  it('renders garments as one plate with its caption', () => {
    const html = renderHtml('![Blazer](prenda:navy-blazer) ![Falda](prenda:wool-skirt "Dos piezas.")');
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('--pieces:2');
    expect(html).toContain('<figcaption>Dos piezas.</figcaption>');
  });

  it('keeps questions with their answers, group by group', () => {
    const groups = questionGroupsOf('## Pagos\n\n### ¿Cuánto?\n\nPoco.\n\n### ¿Cómo?\n\nAsí.\n');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.questions).toEqual([
      { question: '¿Cuánto?', html: '<p>Poco.</p>\n' },
      { question: '¿Cómo?', html: '<p>Así.</p>\n' },
    ]);
  });
});
