import { readLabelPhoto } from '#scanner/care-label/read-label-photo.ts';
import { orRefusal } from '#server/wardrobe/scans/or-refusal.ts';

export const labelTasks = { read: orRefusal(readLabelPhoto) };
export type LabelTasks = typeof labelTasks;
