import { marketing } from '#web/copy/marketing.ts';
import { pageMeta } from '#web/meta.ts';
import { hasSamples } from '../company.ts';
import type { MarkdownPage } from '../markdown/page.ts';
import { Masthead } from '../parts/masthead.tsx';
import { Prose } from '../parts/prose.tsx';

const { document: copy } = marketing;

export const pageMetaOf = ({ front }: MarkdownPage) => pageMeta(front);

export function Page({ page: { front, headings, html } }: { page: MarkdownPage }) {
  const samplesShown = hasSamples && html.includes(copy.sampleMark);
  return (
    <>
      <Masthead
        kicker={front.kicker}
        lead={front.lead}
        note={front.updated && <p>{copy.updated(front.updated)}</p>}
        title={front.title}
      />
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 pb-20 max-lg:grid-cols-[minmax(0,1fr)] sm:px-8 sm:pb-28 lg:grid-cols-[1fr_3fr]">
        <nav
          aria-label={copy.contents}
          className="grid content-start border-ink border-t pt-3 lg:sticky lg:top-8 low:static! lg:self-start"
        >
          <p className="pb-2 text-note text-ink-soft">{copy.contents}</p>
          {headings.map(({ id, title }) => (
            <a className="py-1.5 text-[0.9375rem] hover:underline" href={`#${id}`} key={id}>
              {title}
            </a>
          ))}
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {samplesShown && (
            <p className="max-w-2xl border-ochre border-l-2 bg-ochre-veil px-5 py-4 text-[0.9375rem]">
              {copy.samples}
            </p>
          )}
          <Prose html={html} />
        </div>
      </div>
    </>
  );
}
