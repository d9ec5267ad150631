import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames } from '#contract/names.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { common } from '#web/copy/common.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatShare } from '#web/format/numbers.ts';
import { kindOptions } from '#web/garments/editing/attribute-options.ts';
import { likelyKinds } from './likely-kinds.ts';
import { ReadingNote } from './reading-note.tsx';

interface KindChoiceProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  onChange: (kind: Kind) => void;
}

export function KindChoice({ analysis, item, onChange }: KindChoiceProps) {
  const copy = scannerCopy.result;
  const likely = likelyKinds(analysis.kinds, item.kind);
  const scanned = new Set(analysis.kinds.map(({ kind }) => kind));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{common.kind}</legend>
      <div
        aria-hidden="true"
        className="flex items-baseline justify-between gap-3 font-medium text-[0.9375rem]"
      >
        <span>{common.kind}</span>
        <ReadingNote analysis={analysis} field="kind" item={item} />
      </div>
      <div className="flex flex-wrap gap-2">
        {likely.map(({ kind, confidence }) => (
          <ToggleChip
            key={kind}
            onPressedChange={() => kind !== item.kind && onChange(kind)}
            pressed={kind === item.kind}
          >
            {kindNames[kind]}
            {/* Only for guesses: a stated kind has its confidence on its own line. */}
            {item.suggested.kind && scanned.has(kind) && (
              <span className="tabular text-note opacity-75">{formatShare(confidence)}</span>
            )}
          </ToggleChip>
        ))}
        <div className="w-40">
          <Select
            className="min-h-11 rounded-full"
            label={copy.otherKind}
            onValueChange={onChange}
            options={kindOptions}
            placeholder={copy.otherKind}
            value={null}
          />
        </div>
      </div>
    </fieldset>
  );
}
