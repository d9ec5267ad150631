import type { ScannedField, WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { Badge } from '#web/components/badge.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatShare } from '../wardrobe/format.ts';

interface ReadingNoteProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  field: ScannedField;
}

/** How far a field can be trusted: a guess says so; a reading says how sure it is, quietly. */
export function ReadingNote({ analysis, item, field }: ReadingNoteProps) {
  const copy = scannerCopy.result;
  // What the person has corrected is theirs, and needs no figure.
  if (item[field] !== analysis[field]) return null;
  if (item.suggested[field]) {
    return (
      <span title={copy.suggestedHint}>
        <Badge tone="warning">{copy.suggested}</Badge>
      </span>
    );
  }
  const confidence = item.confidence[field];
  if (confidence === undefined) return null;
  return (
    <span className="cifras font-normal text-nota text-tinta-suave">
      {copy.confidence(formatShare(confidence))}
    </span>
  );
}
