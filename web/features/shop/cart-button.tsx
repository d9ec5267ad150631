import { ShoppingBag } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { useCart } from './store-queries.ts';

export function CartButton({ onOpen }: { onOpen: () => void }) {
  const count = useCart().data?.count ?? 0;
  const { cart } = storeCopy;
  return (
    <Button aria-label={cart.open(count)} className="relative" onClick={onOpen} size="s" variant="secondary">
      <ShoppingBag aria-hidden="true" size={20} />
      {cart.button}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular grid h-6 min-w-6 place-items-center rounded-full bg-burgundy px-1.5 font-semibold text-note text-on-burgundy"
          data-badge=""
        >
          {count}
        </span>
      )}
    </Button>
  );
}
