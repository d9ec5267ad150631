import { thumbOf } from '#contract/shop.ts';
import type { Wish } from '#contract/wishes.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { productAddress } from '#web/paths.ts';

const WishDrawing = onDemand(() => import('./wish-drawing.tsx'), 'WishDrawing');

export function WishPicture({ wish }: { wish: Pick<Wish, 'image' | 'kind' | 'hex'> }) {
  return (
    <span className={`block aspect-4/5 w-full overflow-hidden rounded-photo ${paperLook}`}>
      {wish.image ? (
        <img alt="" className="size-full object-cover" src={thumbOf(wish.image)} />
      ) : (
        <WishDrawing wish={wish} />
      )}
    </span>
  );
}

interface WishLinksProps {
  wish: Pick<Wish, 'id' | 'inShop' | 'page'>;
  copy: { see: string; page: string };
}

export function WishLinks({ wish: { id, inShop, page }, copy }: WishLinksProps) {
  return (
    <>
      {inShop && (
        <ButtonLink size="s" to={productAddress(id)} variant="secondary">
          {copy.see}
        </ButtonLink>
      )}
      {page && (
        <a
          className="inline-link inline-flex min-h-11 items-center"
          href={page}
          rel="noopener noreferrer nofollow"
          target="_blank"
        >
          {copy.page}
        </a>
      )}
    </>
  );
}
