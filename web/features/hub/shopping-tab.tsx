import blackTrousers from 'pictures/black-trousers.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greyCoat from 'pictures/grey-coat.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { hub } from '#web/copy/hub.ts';
import { paths, storeOfBrand } from '#web/paths.ts';
import { useHubAddress } from './use-hub-address.ts';

const { shopping: copy } = hub;

const brands = [
  {
    ...copy.brands.alba,
    to: storeOfBrand('alba-norte'),
    pieces: [
      { slot: 'outer', src: greyCoat },
      { slot: 'top', src: blushBlouse },
      { slot: 'bottom', src: blackTrousers },
    ],
  },
  {
    ...copy.brands.lirio,
    to: storeOfBrand('casa-lirio'),
    pieces: [
      { slot: 'dress', src: floralShirtDress },
      { slot: 'outer', src: oliveBomber },
      { slot: 'shoes', src: whiteSneakers },
    ],
  },
] as const;

export function ShoppingTab() {
  const { tabAddress } = useHubAddress();
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <h2 className="text-title-l">{copy.title}</h2>
        <p className="max-w-[60ch] text-lg text-ink-soft">{copy.lead}</p>
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {brands.map(({ name, text, pieces, to }) => (
          <article className="group relative grid content-start gap-3" key={name}>
            <FlatLayPlate className="aspect-[4/5]" pieces={pieces} />
            <h3 className="text-title-m">
              <Link
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.22em]"
                to={to}
              >
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft">{text}</p>
          </article>
        ))}
      </div>
      <ul className="grid border-line border-y sm:grid-cols-3">
        {copy.facts.map((fact) => (
          <li
            className="border-line py-4 font-serif text-title-s max-sm:not-first:border-t sm:px-6 sm:first:pl-0 sm:not-first:border-l"
            key={fact}
          >
            {fact}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.store}>{copy.action}</ButtonLink>
        <ButtonLink to={tabAddress('body-scanner')} variant="secondary">
          {copy.sizes}
        </ButtonLink>
      </div>
    </div>
  );
}
