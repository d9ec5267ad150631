import { describe, expect, test } from 'vitest';
import { buildGarment, testId } from '#web/garments/build-garment.ts';
import { buildAnalysis } from './build-analysis.ts';
import {
  emptyQueue,
  photosToScan,
  queueProgress,
  type ScanEvent,
  type ScanQueue,
  scanQueueReducer,
  selectedPhoto,
} from './scan-queue.ts';

const queueAfter = (events: readonly ScanEvent[], from: ScanQueue = emptyQueue): ScanQueue =>
  events.reduce(scanQueueReducer, from);

const added = (...keys: string[]): ScanEvent => ({
  type: 'added',
  photos: keys.map((key) => ({ key, fileName: `${key}.jpg` })),
});
const prepared = (key: string): ScanEvent => ({
  type: 'prepared',
  key,
  dataUrl: `data:image/jpeg;base64,${key}`,
  viewable: true,
});
const shirt = buildGarment({ id: testId(1) });
const scanned = (key: string, item = shirt): ScanEvent => ({
  type: 'scanned',
  key,
  analysis: buildAnalysis(),
  item,
  similarId: null,
});

const reading = { analysis: buildAnalysis(), embedding: [1], embeddingModel: 'a', millis: 900 };

describe('a photo that shows no garment', () => {
  const doubted: ScanEvent = {
    type: 'doubted',
    key: 'a',
    doubt: { outfit: false, text: 'Parece un animal.' },
  };

  test('waits at the end for an answer and is not scanned with the others', () => {
    const queue = queueAfter([
      added('a', 'b'),
      prepared('a'),
      prepared('b'),
      { type: 'scanning', key: 'a' },
      doubted,
    ]);
    expect(queue.photos.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(photosToScan(queue).map(({ key }) => key)).toEqual(['b']);
    expect(queueProgress(queue)).toMatchObject({ total: 2, done: 0, doubted: 1, failed: 0 });
    expect(queue.photos.find(({ key }) => key === 'a')).toMatchObject({ item: null, analysis: null });
  });

  test('is like any other once confirmed', () => {
    const queue = queueAfter([
      added('a'),
      prepared('a'),
      doubted,
      { type: 'scanning', key: 'a' },
      scanned('a'),
    ]);
    expect(selectedPhoto(queue)).toMatchObject({ status: 'done', doubt: null, item: shirt });
  });
});

describe('a photo read on this device', () => {
  test('waits for the decision how to save it and counts as scanned', () => {
    const queue = queueAfter([added('a'), prepared('a'), { type: 'read', key: 'a', reading }]);
    expect(selectedPhoto(queue)).toMatchObject({ status: 'read', reading, item: null, analysis: null });
    expect(photosToScan(queue)).toEqual([]);
    expect(queueProgress(queue)).toMatchObject({ total: 1, done: 1, busy: false });
  });

  test('is like any other once saved', () => {
    const queue = queueAfter([added('a'), prepared('a'), { type: 'read', key: 'a', reading }, scanned('a')]);
    expect(selectedPhoto(queue)).toMatchObject({ status: 'done', reading: null, item: shirt });
  });

  test('may be uploaded only after it has failed on the device', () => {
    const failed: ScanEvent = { type: 'failed', key: 'a', error: 'No se ha podido', here: true };
    const queue = queueAfter([added('a'), prepared('a'), failed]);
    expect(selectedPhoto(queue)).toMatchObject({ status: 'failed', failedHere: true });
    expect(photosToScan(queue)).toHaveLength(1);
    const again = queueAfter(
      [
        { type: 'scanning', key: 'a' },
        { type: 'failed', key: 'a', error: 'Sin conexión' },
      ],
      queue,
    );
    expect(selectedPhoto(again)).toMatchObject({ status: 'failed', failedHere: false });
  });
});

describe('the queue of photos', () => {
  test('selects the first photo added', () => {
    expect(selectedPhoto(queueAfter([added('a', 'b')]))?.key).toBe('a');
  });

  test('keeps a prepared photo as a data URL until the button is pressed', () => {
    const queue = queueAfter([added('a', 'b'), prepared('a')]);
    expect(photosToScan(queue).map(({ key }) => key)).toEqual(['a']);
    expect(selectedPhoto(queue)?.dataUrl).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('follows the photo being scanned until one is picked', () => {
    const queue = queueAfter([added('a', 'b'), prepared('a'), prepared('b'), { type: 'scanning', key: 'b' }]);
    expect(queue.selectedKey).toBe('b');
    const picked = queueAfter(
      [
        { type: 'selected', key: 'a' },
        { type: 'scanning', key: 'b' },
      ],
      queue,
    );
    expect(picked.selectedKey).toBe('a');
  });

  test('keeps a failed photo with its reason and sends it again', () => {
    const queue = queueAfter([
      added('a'),
      prepared('a'),
      { type: 'failed', key: 'a', error: 'Sin conexión' },
    ]);
    expect(selectedPhoto(queue)).toMatchObject({
      status: 'failed',
      error: 'Sin conexión',
      dataUrl: 'data:image/jpeg;base64,a',
    });
    expect(photosToScan(queue)).toHaveLength(1);
    expect(selectedPhoto(queueAfter([{ type: 'scanning', key: 'a' }], queue))?.error).toBeNull();
  });

  test('replacing the picture clears the analysis', () => {
    const queue = queueAfter([
      added('a'),
      prepared('a'),
      scanned('a'),
      { type: 'replaced', key: 'a', fileName: 'otra.jpg' },
    ]);
    expect(selectedPhoto(queue)).toMatchObject({
      status: 'preparing',
      analysis: null,
      item: null,
      dataUrl: null,
    });
  });

  test('does not send an unreadable photo', () => {
    const queue = queueAfter([added('a'), { type: 'unreadable', key: 'a', error: 'HEIC' }]);
    expect(photosToScan(queue)).toEqual([]);
    expect(queueProgress(queue)).toMatchObject({ failed: 1 });
  });

  test('undoing a scan removes the photo and selects its neighbour', () => {
    const queue = queueAfter([added('a', 'b'), scanned('a'), { type: 'undone', itemId: shirt.id }]);
    expect(queue.photos.map(({ key }) => key)).toEqual(['b']);
    expect(queue.selectedKey).toBe('b');
  });

  test('selects a new photo after a finished one, but not during a scan', () => {
    expect(queueAfter([added('a'), scanned('a'), added('b')]).selectedKey).toBe('b');
    expect(queueAfter([added('a'), { type: 'scanning', key: 'a' }, added('b')]).selectedKey).toBe('a');
  });

  test('counts finished and failed photos and says whether it is busy', () => {
    const queue = queueAfter([
      added('a', 'b', 'c'),
      scanned('a'),
      { type: 'failed', key: 'b', error: 'x' },
      { type: 'scanning', key: 'c' },
    ]);
    expect(queueProgress(queue)).toEqual({ total: 3, done: 1, doubted: 0, failed: 1, busy: true });
  });

  test('ignores events for removed photos', () => {
    const queue = queueAfter([added('a'), { type: 'removed', key: 'a' }]);
    expect(queueAfter([scanned('a')], queue).photos).toEqual([]);
    expect(queue.selectedKey).toBeNull();
  });
});
