import { readLabelPhoto } from '#scanner/care-label/read-label-photo.ts';
import { withRefusals } from '#server/wardrobe/scans/or-refusal.ts';

export const labelTasks = { read: withRefusals(readLabelPhoto) };
export type LabelTasks = typeof labelTasks;
