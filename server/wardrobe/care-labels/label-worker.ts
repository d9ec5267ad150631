import { readLabelPhoto } from '#scanner/care-label/read-label-photo.ts';
import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/tasks.ts';
import { withRefusals } from '#server/wardrobe/scans/or-refusal.ts';

const labelTasks = { read: withRefusals(readLabelPhoto) };
export type LabelTasks = typeof labelTasks;

/* A process of its own: reading a label takes seconds and would block scans. */
decodePhotosOnly();
serveTasksInProcess(labelTasks);
