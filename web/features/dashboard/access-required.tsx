import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { paths } from '#web/paths.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';

export function AccessRequired() {
  return (
    <>
      <PublicHeader />
      <main
        className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-10 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-2 lg:py-24"
        id="contenido"
      >
        <div className="grid justify-items-start gap-5">
          <LockKeyhole className="text-burgundy-text" size={36} />
          <h1 className="text-title-l">{dashboard.denied.title}</h1>
          <p className="max-w-[46ch] text-lg text-ink-soft">{dashboard.denied.text}</p>
          <ButtonLink className="mt-2" to={paths.home}>
            {dashboard.denied.action}
          </ButtonLink>
        </div>
        <FlatLayPlate className="aspect-[5/3]" pieces={tilePictures.wardrobe} shape="wide" />
      </main>
    </>
  );
}
