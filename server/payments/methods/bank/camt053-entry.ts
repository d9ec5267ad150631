export interface StatementTransaction {
  id: string;
  /** Negative for debits. */
  amountCents: number;
  currency: string;
  bookedAt: Date;
  text: string;
}

interface Amount {
  '#text'?: string;
  '@Ccy'?: string;
}

interface TransactionElement {
  Refs?: { AcctSvcrRef?: string; EndToEndId?: string };
  Amt?: Amount;
  AmtDtls?: { TxAmt?: { Amt?: Amount } };
  RmtInf?: {
    Ustrd?: string[];
    Strd?: { CdtrRefInf?: { Ref?: string }; AddtlRmtInf?: string[] }[];
  };
}

export interface EntryElement {
  NtryRef?: string;
  AcctSvcrRef?: string;
  Amt?: Amount;
  CdtDbtInd?: string;
  /** A bare code up to version 7, a choice from 8 on. */
  Sts?: string | { Cd?: string };
  BookgDt?: { Dt?: string; DtTm?: string };
  NtryDtls?: { TxDtls?: TransactionElement[] }[];
  AddtlNtryInf?: string;
}

export interface ReadEntry {
  transactions: StatementTransaction[];
  faults: string[];
}

/** Limit of a four-byte column. */
const centsMax = 2_147_483_647;

/** Ignores entries that are not booked. */
export function readEntry(
  entry: EntryElement,
  { iban, statementId }: { iban: string | null; statementId: string | undefined },
): ReadEntry {
  const status = typeof entry.Sts === 'string' ? entry.Sts : entry.Sts?.Cd;
  if (status !== 'BOOK') return { transactions: [], faults: status ? [] : ['falta el estado (Sts)'] };
  const faults: string[] = [];
  const id = idOf(entry, iban, statementId);
  if (id === undefined) faults.push('no trae referencia del banco (AcctSvcrRef o NtryRef)');
  const sign = { CRDT: 1, DBIT: -1 }[entry.CdtDbtInd ?? ''];
  if (sign === undefined) faults.push('falta si es abono o cargo (CdtDbtInd)');
  const amountCents = centsOf(entry.Amt);
  const currency = entry.Amt?.['@Ccy'];
  if (amountCents === undefined)
    faults.push(`el importe no se entiende (${entry.Amt?.['#text'] ?? 'falta'})`);
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    faults.push('el importe no dice su moneda (Ccy)');
  const bookedAt = dateOf(entry.BookgDt?.DtTm ?? entry.BookgDt?.Dt);
  if (bookedAt === undefined) faults.push('falta la fecha contable (BookgDt)');
  if (
    id === undefined ||
    !sign ||
    amountCents === undefined ||
    !currency ||
    bookedAt === undefined ||
    faults.length > 0
  ) {
    return { transactions: [], faults };
  }
  const whole = { id, amountCents: sign * amountCents, currency, bookedAt };
  const parts = entry.NtryDtls?.flatMap(({ TxDtls }) => TxDtls ?? []) ?? [];
  if (parts.length < 2) return { transactions: [{ ...whole, text: textOf(entry, parts) }], faults };
  return splitBatch(entry, parts, whole, sign);
}

function splitBatch(
  entry: EntryElement,
  parts: TransactionElement[],
  whole: Omit<StatementTransaction, 'text'>,
  sign: number,
): ReadEntry {
  const amounts = parts.map((part) => centsOf(part.Amt ?? part.AmtDtls?.TxAmt?.Amt));
  if (amounts.every((amount) => amount === undefined)) {
    return { transactions: [{ ...whole, text: textOf(entry, parts) }], faults: [] };
  }
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0);
  if (sign * sum !== whole.amountCents) {
    return { transactions: [], faults: ['los importes de sus operaciones no suman el del apunte'] };
  }
  const transactions = parts.map((part, at) => ({
    ...whole,
    id: `${whole.id}/${at + 1}`,
    amountCents: sign * (amounts[at] ?? 0),
    text: textOf({}, [part]),
  }));
  return { transactions, faults: [] };
}

/** The bank's reference is unique; one within a statement is qualified by the statement. */
function idOf(entry: EntryElement, iban: string | null, statementId: string | undefined): string | undefined {
  const account = iban ?? 'cuenta';
  if (entry.AcctSvcrRef) return `${account}:${entry.AcctSvcrRef}`;
  return entry.NtryRef && statementId ? `${account}:${statementId}:${entry.NtryRef}` : undefined;
}

/** Refuses more than two significant decimals. */
function centsOf(amount: Amount | undefined): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(amount?.['#text'] ?? '') ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(fraction)) return undefined;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return cents <= centsMax ? cents : undefined;
}

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function textOf(entry: EntryElement, parts: readonly TransactionElement[]): string {
  const texts = parts.flatMap(({ RmtInf, Refs }) => [
    ...(RmtInf?.Ustrd?.length ? [RmtInf.Ustrd.join('')] : []),
    ...(RmtInf?.Strd ?? []).flatMap(({ CdtrRefInf, AddtlRmtInf }) => [
      CdtrRefInf?.Ref,
      ...(AddtlRmtInf ?? []),
    ]),
    Refs?.EndToEndId,
  ]);
  return [...texts, entry.AddtlNtryInf].filter((text) => typeof text === 'string' && text !== '').join('\n');
}
