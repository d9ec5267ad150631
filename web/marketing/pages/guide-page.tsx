import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button-link.tsx';
import { marketing } from '#web/copy/marketing.ts';
import { article } from '#web/json-ld.ts';
import { locale } from '#web/language.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, serverPaths } from '#web/paths.ts';
import { guides } from '../guides.ts';
import type { MarkdownPage } from '../markdown/page.ts';
import { CoverPlate } from '../parts/cover-plate.tsx';
import { GuideCard } from '../parts/guide-card.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { Prose } from '../parts/prose.tsx';

const { guide: copy } = marketing;

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

export const pageMetaOf = ({ front }: MarkdownPage) =>
  pageMeta({ ...front, type: 'article', jsonLd: [article({ path: paths.blog, ...front })] });

export function Page({ page: { front, cover, headings, html } }: { page: MarkdownPage }) {
  const at = guides.findIndex((guide) => guide.path === front.path);
  const next = [1, 2, 3]
    .map((step) => guides[(at + step) % guides.length])
    .filter((guide) => guide !== undefined);
  return (
    <>
      <article>
        <Masthead
          kicker={front.kicker}
          lead={front.lead}
          note={
            <p>
              {copy.by} ·{' '}
              {front.published && (
                <time dateTime={front.published}>{day.format(new Date(front.published))}</time>
              )}{' '}
              · {copy.minutes(front.minutes)}
            </p>
          }
          picture={<CoverPlate eager pieces={cover} />}
          title={front.title}
        />
        <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 pb-20 max-lg:grid-cols-[minmax(0,1fr)] sm:px-8 sm:pb-28 lg:grid-cols-[1fr_3fr]">
          <nav
            aria-label={marketing.document.contents}
            className="content-start border-ink border-t pt-3 max-lg:hidden lg:sticky lg:top-8 low:static! lg:grid lg:self-start"
          >
            {headings.map(({ id, title }) => (
              <a className="py-1.5 text-[0.9375rem] text-ink-soft hover:text-ink" href={`#${id}`} key={id}>
                {title}
              </a>
            ))}
          </nav>
          <Prose className="prose-drop-cap" html={html} />
        </div>
      </article>
      <aside className="border-line border-y bg-paper-sunken">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-12 gap-y-6 px-5 py-12 sm:px-8 sm:py-16">
          <div className="grid gap-2">
            <h2 className="text-title-m">{copy.try.title}</h2>
            <p className="max-w-[52ch] text-ink-soft">{copy.try.text}</p>
          </div>
          <ButtonLink to={serverPaths.demoLogin} toServer>
            {copy.try.action}
          </ButtonLink>
        </div>
      </aside>
      <section aria-label={copy.more} className="mx-auto max-w-7xl px-5 py-16 sm:px-8 sm:py-24">
        <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-6 pb-8">
          <p className="font-serif text-title-m">{copy.more}</p>
          <Link className="inline-link" to={paths.blog}>
            {copy.all}
          </Link>
        </div>
        <div className="grid gap-x-8 gap-y-12 sm:grid-cols-3">
          {next.map((guide) => (
            <GuideCard guide={guide} key={guide.path} />
          ))}
        </div>
      </section>
    </>
  );
}
