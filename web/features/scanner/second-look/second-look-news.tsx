import { Eye } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { seeingProviderNames } from '#contract/names.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { secondLookCopy as copy } from '#web/copy/scanner.ts';
import type { GarmentPatch } from '#web/garments/editing/use-update-garment.ts';
import { OriginBadge } from './origin-badge.tsx';
import { useSecondLook } from './use-second-look.ts';

interface SecondLookNewsProps {
  item: WardrobeItem;
  onChange: (patch: GarmentPatch) => void;
}

export function SecondLookNews({ item, onChange }: SecondLookNewsProps) {
  const { provider, look } = useSecondLook(item.id);
  if (provider === null) return null;
  const whose = seeingProviderNames[provider];
  return (
    <section className="grid gap-3 border-line-strong border-l-2 pl-4 text-[0.9375rem]">
      {look.isFetching ? (
        <p className="flex items-center gap-2.5 text-ink-soft">
          <Spinner size={18} />
          {copy.looking(whose)}
        </p>
      ) : look.isError ? (
        <>
          <p>{messageOf(look.error, copy.failed)}</p>
          <Button className="w-fit" onClick={() => look.refetch()} size="s" variant="secondary">
            {copy.retry}
          </Button>
        </>
      ) : (
        look.data && (
          <p className="flex items-start gap-2.5">
            <Eye className="mt-0.5 shrink-0 text-ink-soft" size={18} strokeWidth={1.5} />
            {look.data.found.length > 0
              ? copy.found(
                  whose,
                  look.data.found.map((field) => copy.fields[field]),
                )
              : copy.foundNothing(whose)}
          </p>
        )
      )}
      {item.suggested.brand && item.brand && <FoundBrand item={item} onChange={onChange} />}
    </section>
  );
}

/** The scanner has no field for the brand: it is confirmed or removed here. */
function FoundBrand({ item, onChange }: SecondLookNewsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft">{copy.brand}</span>
        <span className="font-medium">{item.brand}</span>
        <OriginBadge field="brand" item={item} />
      </p>
      <div className="flex gap-2">
        <Button onClick={() => onChange({ brand: item.brand })} size="s" variant="secondary">
          {copy.keepBrand}
        </Button>
        <Button onClick={() => onChange({ brand: null })} size="s" variant="ghost">
          {common.remove}
        </Button>
      </div>
    </div>
  );
}
