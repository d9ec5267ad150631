import { Link } from 'react-router';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { thumbOf } from '#contract/shop.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { formatEuros } from '#web/format/money.ts';
import { formatList, joinFacts } from '#web/format/words.ts';
import { garmentAddress, wardrobeTab } from '#web/paths.ts';
import { type BoardPiece, FlatLayBoard } from '../../garments/flat-lay-board.tsx';
import { type ColorInWardrobe, type OwnPiece, useInWardrobe, viewInColor, type Wear } from './in-wardrobe.ts';
import { picturesIn } from './product-images.ts';
import type { Product } from './store-queries.ts';

const { wardrobe: copy } = storeCopy;

interface InWardrobeProps {
  product: Product;
  color: string | null;
}

export function DetailInWardrobe({ product, color }: InWardrobeProps) {
  const { data, isPending, isFetching, refetch } = useInWardrobe();
  const view = viewInColor(data, product.id, color);
  return (
    <section className="grid gap-5 border-ink border-t pt-4">
      <h3 className="text-title-s">{copy.title}</h3>
      {isPending && (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {copy.loading}
          </p>
          <Skeleton className="h-40" />
        </div>
      )}
      {!isPending && !data && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft">{copy.failed}</p>
          <Retry query={{ isFetching, refetch }} size="s" variant="secondary" />
        </div>
      )}
      {data?.garments === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{copy.empty}</p>
          <ButtonLink size="s" to={wardrobeTab('scanner')} variant="secondary">
            {copy.emptyAction}
          </ButtonLink>
        </div>
      )}
      {data && data.garments > 0 && view && (
        <>
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            <Matches view={view} />
            <ExpectedCost wear={data.products.get(product.id)?.wear ?? null} />
            {view.alike !== null && <Alike piece={data.pieces[view.alike]} />}
          </div>
          {view.looks.length > 0 && (
            <ul className="grid grid-cols-[repeat(3,minmax(13rem,1fr))] gap-5 max-md:-mx-5 max-md:relative max-md:overflow-x-auto max-md:px-5 max-md:pb-2">
              {view.looks.map((look) => (
                <OutfitBoard
                  color={color}
                  key={look.pieces.join()}
                  look={look}
                  pieces={look.pieces.flatMap((at) => data.pieces[at] ?? [])}
                  product={product}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function Matches({ view }: { view: ColorInWardrobe }) {
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">{view.matches > 0 ? copy.matches(view.matches) : copy.noMatches}</p>
      {view.outfits > 0 && <p className="text-[0.9375rem] text-ink-soft">{copy.newOutfits(view.outfits)}</p>}
    </div>
  );
}

function ExpectedCost({ wear }: { wear: Wear | null }) {
  if (wear === null) return null;
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">
        {copy.costPerWear}: <span className="tabular">{formatEuros(wear.costPerWear)}</span>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {copy.costPerWearText(wear.perYear, copy.basis[wear.basis])}
      </p>
    </div>
  );
}

function Alike({ piece }: { piece: OwnPiece | undefined }) {
  if (!piece) return null;
  return (
    <Link
      className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3"
      to={garmentAddress(piece.id)}
    >
      <GarmentPicture alt="" className="aspect-4/5" photo={piece.photo} />
      <span className="grid gap-0.5">
        <span className="font-medium text-ochre">{copy.alike}</span>
        <span className="text-[0.9375rem] group-hover:underline">{piece.name}</span>
        <span className="text-[0.9375rem] text-ink-soft">{copy.alikeWorn(piece.timesWorn)}</span>
      </span>
    </Link>
  );
}

interface LookBoardProps extends InWardrobeProps {
  look: ColorInWardrobe['looks'][number];
  pieces: readonly OwnPiece[];
}

function OutfitBoard({ look, pieces, product, color }: LookBoardProps) {
  const names = formatList(pieces.map(({ name }) => name));
  const picture = thumbOf(picturesIn(product, color)[0]?.src ?? '');
  const own: BoardPiece = {
    id: product.id,
    name: product.name,
    kind: product.kind,
    photo: {
      full: picture,
      thumb: picture,
      cutout: picture,
      illustrated: true,
      shown: 'photo',
    },
  };
  return (
    <li className="grid content-start gap-2">
      <FlatLayBoard
        label={copy.board(formatList([product.name, ...pieces.map(({ name }) => name)]))}
        pieces={[own, ...pieces]}
      />
      <p className="font-medium text-[0.9375rem]">
        {joinFacts([occasionNames[look.occasion], seasonNames[look.season]])}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{copy.yours(names)}</p>
    </li>
  );
}
