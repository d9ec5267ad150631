import { ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { workshop } from '#web/copy/workshop.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';
import { Wall } from './wall.tsx';

export const meta = () => pageMeta({ ...workshop.meta, path: paths.workshop, noindex: true });

/** Opened by five clicks on the logo. */
export default function WorkshopPage() {
  return (
    <>
      <PublicHeader />
      <main className="mx-auto max-w-7xl px-5 pt-10 pb-16 sm:px-8 sm:pt-16" id="contenido">
        <PageHeader kicker={workshop.kicker} lead={workshop.lead} title={workshop.title} />
        <Wall />
        <div className="mt-12">
          <ButtonLink to={paths.home} variant="secondary">
            {workshop.home}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
