import { thumbOf } from '#contract/shop.ts';
import type { ViewedWish } from '#contract/viewers.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { formatEuros, formatWorth } from '#web/format/money.ts';
import { joinFacts } from '#web/format/words.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { productAddress } from '#web/paths.ts';

const { page: copy } = viewersCopy;

const WishDrawing = onDemand(() => import('#web/garments/wish-drawing.tsx'), 'WishDrawing');

export function ViewedWishes({ wishes }: { wishes: readonly ViewedWish[] }) {
  if (wishes.length === 0)
    return <EmptyState {...copy.noWishes} picture={<EmptyPlate pieces={tilePictures.stylist} />} />;
  return (
    <ul className="grid border-line border-t">
      {wishes.map((wish) => (
        <OneWish key={wish.id} wish={wish} />
      ))}
    </ul>
  );
}

function OneWish({ wish }: { wish: ViewedWish }) {
  const { id, inShop, name, color, price, page, image } = wish;
  const worth = price === null ? '' : (inShop ? formatEuros : formatWorth)(price);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-line border-b py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      {image ? (
        <img alt="" className="aspect-4/5 w-full rounded-photo object-cover" src={thumbOf(image)} />
      ) : (
        <span className={`block aspect-4/5 w-full overflow-hidden rounded-photo ${paperLook}`}>
          <WishDrawing wish={wish} />
        </span>
      )}
      <div className="grid content-start gap-1">
        <h3 className="wrap-anywhere text-lg leading-snug">{name}</h3>
        <p className="tabular text-ink-soft">
          {joinFacts([color, worth, inShop ? copy.inShop : ''].filter(Boolean))}
        </p>
      </div>
      <div className="max-sm:col-start-2">
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
      </div>
    </li>
  );
}
