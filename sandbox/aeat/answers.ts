import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { Line } from './receive.ts';

const folder =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

const envelope = (body: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build({
    'env:Envelope': { '@xmlns:env': 'http://schemas.xmlsoap.org/soap/envelope/', 'env:Body': body },
  })}`;

/** The shape of the agency's published example. */
export const faultAnswer = (faultstring: string): string =>
  envelope({ 'env:Fault': { faultcode: 'env:Client', faultstring } });

/** @param waitSeconds until the next delivery */
export function answer(
  seller: { nif: string; name: string },
  lines: readonly Line[],
  waitSeconds: number,
): string {
  const refused = lines.filter(({ state }) => state === 'Incorrecto').length;
  const whole = lines.every(({ state }) => state === 'Correcto') ? 'Correcto' : 'ParcialmenteCorrecto';
  return envelope({
    'sfR:RespuestaRegFactuSistemaFacturacion': {
      '@xmlns:sfR': `${folder}/RespuestaSuministro.xsd`,
      '@xmlns:sf': `${folder}/SuministroInformacion.xsd`,
      ...(refused < lines.length && {
        'sfR:CSV': `A-${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`,
        'sfR:DatosPresentacion': {
          'sf:NIFPresentador': seller.nif,
          'sf:TimestampPresentacion': new Date().toISOString(),
        },
      }),
      'sfR:Cabecera': { 'sf:ObligadoEmision': { 'sf:NombreRazon': seller.name, 'sf:NIF': seller.nif } },
      'sfR:TiempoEsperaEnvio': String(waitSeconds),
      'sfR:EstadoEnvio': refused === lines.length ? 'Incorrecto' : whole,
      'sfR:RespuestaLinea': lines.map(
        ({ operation, nif, number, issuedOn, state, code, error, duplicateOf }) => ({
          'sfR:IDFactura': {
            'sf:IDEmisorFactura': nif,
            'sf:NumSerieFactura': number,
            'sf:FechaExpedicionFactura': issuedOn,
          },
          'sfR:Operacion': { 'sf:TipoOperacion': operation },
          'sfR:EstadoRegistro': state,
          ...(code !== undefined && {
            'sfR:CodigoErrorRegistro': String(code),
            'sfR:DescripcionErrorRegistro': error,
          }),
          ...(duplicateOf && {
            'sfR:RegistroDuplicado': {
              'sf:IdPeticionRegistroDuplicado': '1',
              'sf:EstadoRegistroDuplicado': duplicateOf.state,
            },
          }),
        }),
      ),
    },
  });
}
