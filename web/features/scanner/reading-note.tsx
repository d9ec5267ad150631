import type { WardrobeItem } from '#contract/garments.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatShare } from '#web/format/numbers.ts';
import { OriginBadge } from './second-look/origin-badge.tsx';

interface ReadingNoteProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  field: ScannedField;
}

export function ReadingNote({ analysis, item, field }: ReadingNoteProps) {
  const copy = scannerCopy.result;
  if (item.suggested[field]) return <OriginBadge field={field} item={item} />;
  // No confidence for a field that the person has corrected.
  if (item[field] !== analysis[field]) return null;
  const confidence = item.confidence[field];
  if (confidence === undefined) return null;
  return (
    <span className="tabular font-normal text-note text-ink-soft">
      {copy.confidence(formatShare(confidence))}
    </span>
  );
}
