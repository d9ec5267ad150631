export interface SampleEntry {
  id: string;
  amountCents: number;
  currency: string;
  direction: 'CRDT' | 'DBIT';
  status: 'BOOK' | 'PDNG';
  remittance: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** CAMT.053 version 8 */
export function statementOf(iban: string, at: Date, entries: readonly SampleEntry[]): string {
  const day = at.toISOString().slice(0, 10);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt>
<GrpHdr><MsgId>PRUEBA-${at.getTime()}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm></GrpHdr>
<Stmt>
<Id>PRUEBA-${at.getTime()}</Id>
<CreDtTm>${at.toISOString()}</CreDtTm>
<Acct><Id><IBAN>${escaped(iban)}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map((entry) => entryOf(entry, day)).join('\n')}
</Stmt>
</BkToCstmrStmt>
</Document>
`;
}

function entryOf(
  { id, amountCents, currency, direction, status, remittance }: SampleEntry,
  day: string,
): string {
  return `<Ntry>
<Amt Ccy="${currency}">${(amountCents / 100).toFixed(2)}</Amt>
<CdtDbtInd>${direction}</CdtDbtInd>${direction === 'DBIT' ? '<RvslInd>true</RvslInd>' : ''}
<Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>${escaped(id)}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Ustrd>${escaped(remittance)}</Ustrd></RmtInf></TxDtls></NtryDtls>
</Ntry>`;
}
