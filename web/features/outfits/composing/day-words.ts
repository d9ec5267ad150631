import { eventLabels } from '#contract/event-labels.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import { composingCopy } from '#web/copy/composing.ts';

const copy = composingCopy.day;

export function dayWords({ temperatureC, rain, event, advisor }: Partial<OutfitDay>): string[] {
  return [
    ...(event ? [eventLabels[event]] : []),
    ...(typeof temperatureC === 'number' ? [copy.degrees(temperatureC)] : []),
    ...(rain ? [copy.rain] : []),
    ...(advisor ? [copy.eye(composingCopy.wish.eyes[advisor])] : []),
  ];
}
