import { useLocation } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { planned } from '#web/copy/planned.ts';
import { PublicHeader } from '#web/features/shell/public-header.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

export const meta = () => pageMeta({ ...planned.meta, noindex: true });

/** Stands in for the pages of the route tables whose feature is still to come. */
export default function PlannedPage() {
  const { pathname } = useLocation();
  const content = (
    <div className="grid max-w-2xl content-center gap-5 py-12 sm:py-20">
      <p className="border-tinta border-t pt-3 text-tinta-suave">{planned.kicker}</p>
      <h1 className="text-titulo-l">{planned.title}</h1>
      <p className="max-w-[46ch] text-lg text-tinta-suave">{planned.text}</p>
      <div className="mt-2">
        <ButtonLink to={paths.home} variant="secondary">
          {planned.back}
        </ButtonLink>
      </div>
    </div>
  );
  // A member's page already stands in the frame of the app.
  if (pageAt(pathname.replace(/(.)\/+$/, '$1'))?.audience === 'member') return content;
  return (
    <>
      <PublicHeader />
      <main className="mx-auto max-w-7xl px-5 sm:px-8" id="contenido">
        {content}
      </main>
    </>
  );
}
