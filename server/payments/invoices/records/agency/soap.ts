import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { AgencyConfig } from '#server/payments/config.ts';
import { supplyOf } from '#server/payments/invoices/records/record-xml.ts';
import { type Agency, AgencyFault, type Answer, type AnsweredLine } from './agency.ts';

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'RespuestaLinea',
});

/** SOAP 1.1, document/literal, as the published WSDL describes; the client certificate identifies the seller. */
export const soapAgency = (config: AgencyConfig, timeoutMs: number): Agency => ({
  async deliver({ seller, records, late }) {
    const envelope = `<?xml version="1.0" encoding="UTF-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${supplyOf(seller, records, late)}</soapenv:Body></soapenv:Envelope>`;
    return readAnswer(await post(config, envelope, timeoutMs));
  },
});

async function post({ url, certificate }: AgencyConfig, body: string, timeoutMs: number): Promise<string> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(certificate && { pfx: await readFile(certificate.file), passphrase: certificate.password }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request(url, options, (response) => text(response).then(resolve, reject))
    .on('error', reject)
    .end(body);
  return promise;
}

/** @throws AgencyFault with the agency's words */
function readAnswer(xml: string): Answer {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true)
    throw new AgencyFault('no XML came back');
  const { Envelope } = parser.parse(xml) as Document;
  const { Fault, RespuestaRegFactuSistemaFacturacion: answer } = Envelope?.Body ?? {};
  if (answer === undefined) throw new AgencyFault(Fault?.faultstring ?? 'an unknown answer came back');
  return {
    csv: answer.CSV ?? null,
    waitSeconds: Number(answer.TiempoEsperaEnvio) || 60,
    lines: (answer.RespuestaLinea ?? []).map(readLine),
  };
}

const statuses: Readonly<Record<string, AnsweredLine['status']>> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted_with_errors',
  Incorrecto: 'rejected',
};

/** A record refused as a duplicate had arrived before: its answer was lost. */
const duplicateStatuses: typeof statuses = {
  Correcta: 'accepted',
  AceptadaConErrores: 'accepted_with_errors',
  Anulada: 'accepted',
};

function readLine(line: Line): AnsweredLine {
  const duplicate = duplicateStatuses[line.RegistroDuplicado?.EstadoRegistroDuplicado ?? ''];
  return {
    number: line.IDFactura.NumSerieFactura,
    kind: line.Operacion.TipoOperacion === 'Anulacion' ? 'cancellation' : 'registration',
    status: duplicate ?? statuses[line.EstadoRegistro] ?? 'rejected',
    errorCode: line.CodigoErrorRegistro === undefined ? null : Number(line.CodigoErrorRegistro),
    error: line.DescripcionErrorRegistro ?? null,
  };
}

interface Document {
  Envelope?: {
    Body?: {
      Fault?: { faultstring?: string };
      RespuestaRegFactuSistemaFacturacion?: {
        CSV?: string;
        TiempoEsperaEnvio?: string;
        RespuestaLinea?: Line[];
      };
    };
  };
}

interface Line {
  IDFactura: { NumSerieFactura: string };
  Operacion: { TipoOperacion: string };
  EstadoRegistro: string;
  CodigoErrorRegistro?: string;
  DescripcionErrorRegistro?: string;
  RegistroDuplicado?: { EstadoRegistroDuplicado?: string };
}
