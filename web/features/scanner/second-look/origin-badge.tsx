import { isUnknown } from '#contract/garment-attributes.ts';
import type { GuessedField, WardrobeItem } from '#contract/garments.ts';
import { seeingProviderNames } from '#contract/names.ts';
import { Badge } from '#web/components/badge.tsx';
import { scannerCopy, secondLookCopy } from '#web/copy/scanner.ts';

/** Marks a guess; one by a provider's model also names the provider. */
export function OriginBadge({ item, field }: { item: WardrobeItem; field: GuessedField }) {
  const { suggested, suggestedHint } = scannerCopy.result;
  if (isUnknown(item[field])) return null;
  const provider = item.origin[field];
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2 gap-y-1" title={suggestedHint}>
      <Badge tone="warning">{suggested}</Badge>
      {provider && (
        <span className="font-normal text-note text-ink-soft">
          {secondLookCopy.origin(seeingProviderNames[provider])}
        </span>
      )}
    </span>
  );
}
