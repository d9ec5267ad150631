import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { PublicHeader } from '#web/features/shell/public-header.tsx';
import { paths } from '#web/paths.ts';

/** What a visitor finds at `/dashboard`. */
export function AccessRequired() {
  return (
    <>
      <PublicHeader />
      <main
        className="mx-auto grid max-w-xl justify-items-start gap-5 px-5 py-20 sm:px-8 sm:py-32"
        id="contenido"
      >
        <LockKeyhole aria-hidden="true" className="text-granate-texto" size={36} />
        <h1 className="text-titulo-l">{dashboard.denied.title}</h1>
        <p className="text-lg text-tinta-suave">{dashboard.denied.text}</p>
        <ButtonLink className="mt-2" to={paths.home}>
          {dashboard.denied.action}
        </ButtonLink>
      </main>
    </>
  );
}
