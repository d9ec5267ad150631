import { reading } from '#web/copy/marketing-reading.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { guides } from '../guides.ts';
import { GuideCard } from '../parts/guide-card.tsx';
import { Masthead } from '../parts/masthead.tsx';

const { blog: copy } = reading;

export const meta = () => pageMeta({ ...copy.meta, path: paths.blog });

export default function BlogPage() {
  return (
    <>
      <Masthead kicker={copy.meta.title} lead={copy.lead} title={copy.title} />
      <section className="mx-auto grid max-w-7xl gap-x-8 gap-y-16 px-5 pb-20 sm:grid-cols-2 sm:px-8 sm:pb-28 lg:grid-cols-3">
        {guides.map((guide) => (
          <GuideCard guide={guide} key={guide.path} />
        ))}
      </section>
    </>
  );
}
