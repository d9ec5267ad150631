import { WashingMachine } from 'lucide-react';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { washingCopy } from '#web/copy/laundry.ts';
import { useWashDue } from '#web/garments/editing/use-wash-due.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { laundryPath } from '#web/paths.ts';

const { today: copy } = washingCopy;

export function WashDue({ items }: { items: readonly WardrobeItem[] }) {
  const { toLaundry, isPending } = useWashDue(items);
  const [first] = items;
  if (!first) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-2.5">
      <WashingMachine className="shrink-0 text-burgundy-text" size={20} />
      <p className="min-w-0 flex-1 basis-52">
        {copy.due(first.name, items.length - 1)}{' '}
        <Link className="inline-link" to={laundryPath}>
          {copy.open}
        </Link>
      </p>
      <OnlineOnly>
        <Button disabled={isPending} onClick={toLaundry} size="s" variant="secondary">
          {copy.toLaundry}
        </Button>
      </OnlineOnly>
    </div>
  );
}
