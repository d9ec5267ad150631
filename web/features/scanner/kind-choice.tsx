import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames } from '#contract/names.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { common } from '#web/copy/common.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatShare } from '#web/format/numbers.ts';
import { kindOptions } from '#web/garments/editing/attribute-options.ts';
import { likelyKinds } from './likely-kinds.ts';
import { ScannedChoice } from './scanned-choice.tsx';

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
    <ScannedChoice
      analysis={analysis}
      field="kind"
      item={item}
      label={common.kind}
      onChange={onChange}
      options={kindOptions}
      otherLabel={copy.otherKind}
    >
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
    </ScannedChoice>
  );
}
