import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type EntryElement, readEntry, type StatementTransaction } from './camt053-entry.ts';

export interface Statement {
  /** Without spaces; null when the bank names the account otherwise. */
  iban: string | null;
  transactions: StatementTransaction[];
}

export interface StatementFault {
  /** `extracto 1, apunte 3` */
  at: string;
  fault: string;
}

export interface ReadStatements {
  statements: Statement[];
  faults: StatementFault[];
}

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Amounts are exact decimals and references may begin with zeros.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
});

/**
 * Any version of ISO 20022 CAMT.053. Reports an unreadable entry and keeps the rest; malformed XML yields
 * nothing.
 */
export function readCamt053(xml: string): ReadStatements {
  const none = (at: string, fault: string) => ({ statements: [], faults: [{ at, fault }] });
  // Custom entities are a known attack on parsers.
  if (/<!DOCTYPE/i.test(xml))
    return none('cabecera', 'el archivo declara un DOCTYPE y un extracto no lo lleva');
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) {
    const { line, col, msg } = wellFormed.err;
    return none(`línea ${line}, columna ${col}`, `el XML está mal formado (${msg})`);
  }
  const document = parsed(xml);
  if (document === null) return none('raíz', 'el XML está mal formado');
  const found = document.Document?.BkToCstmrStmt?.Stmt;
  if (found === undefined)
    return none('raíz', 'no es un extracto CAMT.053: falta Document/BkToCstmrStmt/Stmt');

  const faults: StatementFault[] = [];
  const statements = found.map((element, statementAt) => {
    const iban = element.Acct?.Id?.IBAN?.replaceAll(' ', '') ?? null;
    const transactions = (element.Ntry ?? []).flatMap((entry, entryAt) => {
      const read = readEntry(entry, { iban, statementId: element.Id });
      const at = `extracto ${statementAt + 1}, apunte ${entryAt + 1}`;
      faults.push(...read.faults.map((fault) => ({ at, fault })));
      return read.transactions;
    });
    return { iban, transactions };
  });
  return { statements, faults };
}

/** Null for what the validator lets through and the parser does not: "<!'". */
function parsed(xml: string): StatementDocument | null {
  try {
    return parser.parse(xml) as StatementDocument;
  } catch {
    return null;
  }
}

interface StatementDocument {
  Document?: {
    BkToCstmrStmt?: {
      Stmt?: { Id?: string; Acct?: { Id?: { IBAN?: string } }; Ntry?: EntryElement[] }[];
    };
  };
}
