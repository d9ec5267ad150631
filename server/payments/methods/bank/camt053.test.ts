import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCamt053 } from './camt053.ts';

const iban = 'ES7620770024003102575766';

const statement = (entries: string, version = '02') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T06:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>2026-324</Id>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
      ${entries}
    </Stmt>
  </BkToCstmrStmt>
</Document>`;

const entry = ({
  amount = '19.95',
  currency = 'EUR',
  direction = 'CRDT',
  status = '<Sts>BOOK</Sts>',
  booked = '<BookgDt><Dt>2026-11-19</Dt></BookgDt>',
  refs = '<AcctSvcrRef>B0001</AcctSvcrRef>',
  details = '<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Ustrd>VS-ABCD-2345-Y</Ustrd></RmtInf></TxDtls></NtryDtls>',
} = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}${booked}${refs}${details}</Ntry>`;

const transactionsOf = (xml: string) =>
  readCamt053(xml).statements.flatMap(({ transactions }) => transactions);

describe('a bank statement', () => {
  it('yields its booked credits, exact to the cent', () => {
    expect(readCamt053(statement(entry()))).toEqual({
      statements: [
        {
          iban,
          transactions: [
            {
              id: `${iban}:B0001`,
              amountCents: 1995,
              currency: 'EUR',
              bookedAt: new Date('2026-11-19T00:00:00Z'),
              text: 'VS-ABCD-2345-Y\nNOTPROVIDED',
            },
          ],
        },
      ],
      faults: [],
    });
  });

  it('reads a status as versions from 8 on write it, and with a namespace prefix', () => {
    const newer = statement(entry({ status: '<Sts><Cd>BOOK</Cd></Sts>' }), '08');
    expect(transactionsOf(newer)).toHaveLength(1);
    const prefixed = statement(entry())
      .replaceAll('<', '<c:')
      .replaceAll('<c:/', '</c:')
      .replaceAll('<c:?', '<?')
      .replace('xmlns=', 'xmlns:c=');
    expect(transactionsOf(prefixed)).toHaveLength(1);
  });

  it('leaves out what is not booked', () => {
    const pending = entry({ status: '<Sts>PDNG</Sts>' }) + entry({ status: '<Sts><Cd>INFO</Cd></Sts>' });
    expect(readCamt053(statement(pending))).toMatchObject({ statements: [{ transactions: [] }], faults: [] });
  });

  it('tells money that leaves by its sign', () => {
    expect(transactionsOf(statement(entry({ direction: 'DBIT' })))).toMatchObject([{ amountCents: -1995 }]);
  });

  it('names an entry after its statement where the bank has no reference of its own', () => {
    const [read] = transactionsOf(statement(entry({ refs: '<NtryRef>7</NtryRef>' })));
    expect(read?.id).toBe(`${iban}:2026-324:7`);
  });

  it('reads structured remittance, and text that the bank has cut into pieces', () => {
    const structured =
      '<NtryDtls><TxDtls><RmtInf><Ustrd>PAGO PREMIUM VS-AB</Ustrd><Ustrd>CD-2345-Y</Ustrd><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf><AddtlRmtInf>nota</AddtlRmtInf></Strd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>TRANSFERENCIA</AddtlNtryInf>';
    const [read] = transactionsOf(statement(entry({ details: structured })));
    expect(read?.text.split('\n')).toEqual(['PAGO PREMIUM VS-ABCD-2345-Y', 'RF18', 'nota', 'TRANSFERENCIA']);
  });

  const part = (amount: string, text: string) =>
    `<TxDtls><Refs/><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;

  it('takes apart transfers that were booked together', () => {
    const details = `<NtryDtls>${part('19.95', 'uno')}${part('20.05', 'dos')}</NtryDtls>`;
    expect(transactionsOf(statement(entry({ amount: '40.00', details })))).toMatchObject([
      { id: `${iban}:B0001/1`, amountCents: 1995, text: 'uno' },
      { id: `${iban}:B0001/2`, amountCents: 2005, text: 'dos' },
    ]);
  });

  it('refuses parts that do not add up', () => {
    const details = `<NtryDtls>${part('19.95', 'uno')}${part('19.95', 'dos')}</NtryDtls>`;
    expect(readCamt053(statement(entry({ amount: '40.00', details })))).toMatchObject({
      statements: [{ transactions: [] }],
      faults: [
        { at: 'extracto 1, apunte 1', fault: 'los importes de sus operaciones no suman el del apunte' },
      ],
    });
  });

  it('keeps every amount exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (cents) => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(transactionsOf(statement(entry({ amount })))).toMatchObject([{ amountCents: cents }]);
      }),
    );
    expect(transactionsOf(statement(entry({ amount: '20' })))).toMatchObject([{ amountCents: 2000 }]);
    expect(transactionsOf(statement(entry({ amount: '19.9' })))).toMatchObject([{ amountCents: 1990 }]);
    expect(transactionsOf(statement(entry({ amount: '19.95000' })))).toMatchObject([{ amountCents: 1995 }]);
  });
});

describe('a statement with faults', () => {
  it.each([
    ['an amount with a comma', entry({ amount: '19,95' }), 'el importe no se entiende (19,95)'],
    ['a fraction of a cent', entry({ amount: '19.955' }), 'el importe no se entiende (19.955)'],
    ['a negative amount', entry({ amount: '-19.95' }), 'el importe no se entiende (-19.95)'],
    [
      'an implausible amount',
      entry({ amount: '99999999999.00' }),
      'el importe no se entiende (99999999999.00)',
    ],
    ['no currency', entry({ currency: '' }), 'el importe no dice su moneda (Ccy)'],
    ['no direction', entry({ direction: '' }), 'falta si es abono o cargo (CdtDbtInd)'],
    ['no date', entry({ booked: '' }), 'falta la fecha contable (BookgDt)'],
    ['no reference', entry({ refs: '' }), 'no trae referencia del banco (AcctSvcrRef o NtryRef)'],
    ['no status', entry({ status: '' }), 'falta el estado (Sts)'],
  ])('says where there is %s, and reads the rest', (_what, wrong, fault) => {
    const good = entry({ refs: '<AcctSvcrRef>B0002</AcctSvcrRef>' });
    const read = readCamt053(statement(good + wrong));
    expect(read.faults).toEqual([{ at: 'extracto 1, apunte 2', fault }]);
    expect(read.statements[0]?.transactions).toHaveLength(1);
  });

  it('yields nothing where the file is cut off, and says where', () => {
    const { statements, faults } = readCamt053(statement(entry()).slice(0, 500));
    expect(statements).toEqual([]);
    expect(faults[0]?.at).toMatch(/^línea \d+, columna \d+$/);
  });

  it.each([
    ['', 'is empty'],
    ['hola', 'is not XML'],
    ['<Document><BkToCstmrDbtCdtNtfctn/></Document>', 'is another message'],
    ['<!DOCTYPE d [<!ENTITY a "aaaa">]><Document>&a;</Document>', 'brings entities of its own'],
  ])('yields nothing where the file %j %s', (xml) => {
    const { statements, faults } = readCamt053(xml);
    expect(statements).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  it('yields nothing where a declaration is never closed', () => {
    const { statements, faults } = readCamt053(statement("<!'"));
    expect(statements).toEqual([]);
    expect(faults).toEqual([{ at: 'raíz', fault: 'el XML está mal formado' }]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.string(), (text) => void readCamt053(statement(text))));
  });
});
