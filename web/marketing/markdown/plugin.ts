import type { Plugin } from 'vite';
import { type Front, readFrontMatter } from './front-matter.ts';
import { headingsOf, questionGroupsOf, readingMinutesOf, renderHtml } from './render.ts';

const pageModules: Record<Exclude<Front['kind'], 'questions'>, string> = {
  guide: '#web/marketing/pages/guide-page.tsx',
  document: '#web/marketing/pages/document-page.tsx',
};

/**
 * Compiles Markdown at build time, so that no parser reaches the browser. `x.md` is a route, `x.md?content`
 * the rendered page, and `x.md?front` its front matter.
 */
export function markdownPages(): Plugin {
  return {
    name: 'vestidor:markdown',
    enforce: 'pre',
    // Not `load`: the router reads route files itself.
    transform(source, id) {
      const [file = '', query] = id.split('?', 2);
      if (!file.endsWith('.md')) return null;
      const { front, body } = readFrontMatter(source, file);
      const about = { ...front, minutes: readingMinutesOf(body) };
      if (query === 'front') return moduleOf((known) => `export default ${known(about)};`, about.pieces);
      const page = {
        front: about,
        headings: headingsOf(body),
        html: front.kind === 'questions' ? '' : renderHtml(body),
        groups: front.kind === 'questions' ? questionGroupsOf(body) : [],
      };
      if (query === 'content') return moduleOf((known) => `export default ${known(page)};`, about.pieces);
      const { kind } = front;
      if (kind === 'questions') throw new Error(`${file} is no page by itself: import it with ?content`);
      return moduleOf(
        (known) => `import { createElement } from 'react';
import { Page, pageMetaOf } from '${pageModules[kind]}';
const page = ${known(page)};
export const meta = () => pageMetaOf(page);
export default function MarkdownPage() { return createElement(Page, { page }); }`,
        about.pieces,
      );
    },
  };
}

/** Generates a module: slots become expressions and pictures become imports. */
function moduleOf(write: (known: (value: object) => string) => string, pieces: string | undefined) {
  const pictures = new Map<string, string>();
  const pictureOf = (name: string) => {
    if (!pictures.has(name)) pictures.set(name, `picture${pictures.size}`);
    return pictures.get(name) as string;
  };
  let usesCompany = false;
  const expressionOf = (slot: string) => {
    const [kind, name = ''] = slot.split(':', 2);
    if (kind === 'picture') return pictureOf(name);
    usesCompany = true;
    return `detailHtml(${JSON.stringify(name)})`;
  };
  const known = (value: object) => {
    const cover = pieces
      ?.split(', ')
      .map((name) => `{ name: ${JSON.stringify(name)}, src: ${pictureOf(name)} }`);
    const json = JSON.stringify(value).replace(
      /\\u0001(.+?)\\u0001/g,
      (_, slot: string) => `" + ${expressionOf(slot)} + "`,
    );
    return cover ? `{ cover: [${cover.join(', ')}], ...${json} }` : `{ cover: [], ...${json} }`;
  };
  const code = write(known);
  const imports = [...pictures].map(([name, variable]) => `import ${variable} from 'pictures/${name}.svg';`);
  if (usesCompany) imports.push(`import { detailHtml } from '#web/marketing/company.ts';`);
  return { code: [...imports, code].join('\n'), moduleType: 'js' as const, map: null };
}
