import type { AttributeValues, GarmentAttribute } from '#contract/garment-attributes.ts';
import { limits } from '#contract/limits.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { UnfiledScan, UnreadPhotograph } from '#contract/unfiled-scans.ts';
import type { Kind, Season } from '#contract/vocabulary.ts';
import type { DeviceReading } from '../on-device/reader.ts';
import type { Doubt } from '../scan-queue.ts';

/* Photos taken in together: read first, reviewed on one screen, then filed. */

/** Fewer are scanned and filed one after the other. */
export const reviewFrom = 6;

export type Changes = Partial<AttributeValues> & { kind?: Kind; color?: string; season?: Season[] };
export type ChangedField = GarmentAttribute | 'kind' | 'color';

export interface Entry {
  /** Becomes the garment's. */
  readonly id: string;
  readonly ownerId: string;
  readonly fileName: string;
  /** In the order in which they were added. */
  readonly at: number;
  /** `ready`: waits for the scan button; `waiting`: for its turn; `sent`: the server reads it. */
  readonly status:
    | 'preparing'
    | 'ready'
    | 'waiting'
    | 'reading'
    | 'sending'
    | 'sent'
    | 'read'
    | 'doubted'
    | 'failed'
    | 'unreadable';
  readonly readOn: 'server' | 'device';
  /** A small picture: data URL or address. */
  readonly thumb: string | null;
  /** Address of the picture that the server keeps. */
  readonly full: string | null;
  /** The person has said that it shows one garment. */
  readonly confirmed: boolean;
  readonly doubt: Doubt | null;
  readonly error: string | null;
  readonly analysis: ScanAnalysis | null;
  /** Only on the device that has read it. */
  readonly reading: DeviceReading | null;
  readonly similarId: string | null;
  readonly changes: Changes;
  readonly leftOut: boolean;
}

export const newEntry = (ownerId: string, id: string, fileName: string, at: number): Entry => ({
  id,
  ownerId,
  fileName,
  at,
  status: 'preparing',
  readOn: 'server',
  thumb: null,
  full: null,
  confirmed: false,
  doubt: null,
  error: null,
  analysis: null,
  reading: null,
  similarId: null,
  changes: {},
  leftOut: false,
});

type Refusal = NonNullable<UnreadPhotograph['refusal']>;

export const readByServer = ({ analysis, photo, similarId }: UnfiledScan) =>
  ({
    status: 'read',
    readOn: 'server',
    analysis,
    full: photo.full,
    similarId,
    doubt: null,
    error: null,
  }) as const;

export function refusedByServer({ code, message }: Refusal) {
  const outfit = code === 'worn_outfit';
  return outfit || code === 'not_a_garment'
    ? ({ status: 'doubted', doubt: { outfit, text: message } } as const)
    : ({ status: 'failed', error: message } as const);
}

export const shownValue = (entry: Entry, field: ChangedField): string | null =>
  entry.changes[field] ?? entry.analysis?.[field] ?? null;

export function commonValue(entries: readonly Entry[], field: ChangedField): string | null {
  const values = new Set(entries.map((entry) => shownValue(entry, field)));
  return values.size === 1 ? ([...values][0] ?? null) : null;
}

export function similarTo(
  entry: Entry,
  entries: readonly Entry[],
  owned: ReadonlySet<string>,
): string | null {
  const { similarId } = entry;
  if (similarId === null) return null;
  const other = entries.find(({ id }) => id === similarId);
  return owned.has(similarId) || (other && !other.leftOut) ? similarId : null;
}

const isUnsure = ({ analysis, changes }: Entry): boolean =>
  (['kind', 'color'] as const).some((field) => analysis?.suggested[field] && changes[field] === undefined);

/** In the order in which they are shown. */
export const sections = ['decide', 'unsure', 'sure', 'pending', 'out'] as const;
export type Section = (typeof sections)[number];

export function sectionOf(entry: Entry, entries: readonly Entry[], owned: ReadonlySet<string>): Section {
  if (entry.leftOut) return 'out';
  switch (entry.status) {
    case 'doubted':
    case 'failed':
    case 'unreadable':
      return 'decide';
    case 'read':
      if (similarTo(entry, entries, owned) !== null) return 'decide';
      return isUnsure(entry) ? 'unsure' : 'sure';
    default:
      return 'pending';
  }
}

export const isBusy = ({ status, leftOut }: Entry): boolean =>
  status === 'reading' || status === 'sending' || (['waiting', 'sent'].includes(status) && !leftOut);

/**
 * While photos are read they keep their places, so that none moves under a finger; then questions come first.
 */
export function arranged(
  entries: readonly Entry[],
  owned: ReadonlySet<string>,
): { section: Section | null; entries: Entry[] }[] {
  if (entries.some(isBusy) || !entries.some(({ analysis }) => analysis))
    return [{ section: null, entries: [...entries] }];
  return sections.flatMap((section) => {
    const members = entries.filter((entry) => sectionOf(entry, entries, owned) === section);
    return members.length > 0 ? [{ section, entries: members }] : [];
  });
}

export const toFile = (entries: readonly Entry[], owned: ReadonlySet<string>): Entry[] =>
  entries.filter((entry) => ['unsure', 'sure'].includes(sectionOf(entry, entries, owned)));

const hasEnded = ({ status }: Entry) => ['read', 'doubted', 'failed', 'unreadable'].includes(status);

/** Without photos that were left out before they were read. */
export function progressOf(entries: readonly Entry[]) {
  const counted = entries.filter((entry) => hasEnded(entry) || !entry.leftOut);
  const count = (...statuses: Entry['status'][]) =>
    counted.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: counted.length,
    read: count('read', 'doubted'),
    broken: count('failed', 'unreadable'),
    ready: count('ready', 'preparing'),
    /** Not on the server yet, which will read them. */
    unsent: counted.filter(
      ({ status, readOn }) => readOn === 'server' && ['preparing', 'waiting', 'sending'].includes(status),
    ).length,
    /** Can be tried again. */
    failed: counted.filter(({ status, leftOut }) => status === 'failed' && !leftOut).length,
    busy: counted.some(isBusy),
  };
}

export function kindsRead(entries: readonly Entry[]): { kind: Kind; ids: string[] }[] {
  const ids = new Map<Kind, string[]>();
  for (const entry of entries) {
    if (entry.leftOut || entry.status !== 'read') continue;
    const kind = shownValue(entry, 'kind') as Kind;
    ids.set(kind, [...(ids.get(kind) ?? []), entry.id]);
  }
  return [...ids].map(([kind, of]) => ({ kind, ids: of })).sort((a, b) => b.ids.length - a.ids.length);
}

interface Held {
  scans: readonly UnfiledScan[];
  unread: readonly UnreadPhotograph[];
}

/** As the server has it; null once it was reviewed on another device. */
export function asHeld(entry: Entry, { scans, unread }: Held): Entry | null {
  const { id, status, readOn, analysis, similarId } = entry;
  const scan = scans.find((one) => one.id === id);
  // A similar garment that the person called another one stays so.
  if (scan) return { ...entry, ...readByServer(scan), ...(analysis && { similarId }) };
  const waiting = unread.find((one) => one.id === id);
  if (status === 'sent' && waiting?.refusal) return { ...entry, ...refusedByServer(waiting.refusal) };
  if (waiting && !waiting.refusal) return { ...entry, status: 'sent' };
  if (status === 'sent' || (status === 'read' && readOn === 'server')) return null;
  return ['reading', 'sending'].includes(status) ? { ...entry, status: 'waiting' } : entry;
}

export function joined(kept: readonly Entry[], held: Held, ownerId: string): Entry[] {
  const own = kept.flatMap((entry) => asHeld(entry, held) ?? []);
  const known = new Set(kept.map(({ id }) => id));
  const last = Math.max(0, ...own.map(({ at }) => at));
  const others = [
    ...held.scans.map((scan) => ({ id: scan.id, ...readByServer(scan), thumb: scan.photo.thumb })),
    ...held.unread.map(({ id, refusal }) => ({
      id,
      ...(refusal ? refusedByServer(refusal) : { status: 'sent' as const }),
    })),
  ].filter(({ id }) => !known.has(id));
  const added = others.map(
    (fields, index): Entry => ({ ...newEntry(ownerId, fields.id, '', last + 1 + index), ...fields }),
  );
  return [...own, ...added].sort((a, b) => a.at - b.at);
}

export function inCalls<T>(all: readonly T[]): T[][] {
  const calls: T[][] = [];
  for (let i = 0; i < all.length; i += limits.review.scansMax)
    calls.push(all.slice(i, i + limits.review.scansMax));
  return calls;
}
