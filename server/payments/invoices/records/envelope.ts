import { builder, type Issuer, namespaces, prefixed } from './record-xml.ts';

/** The schema's limit. */
export const recordsMax = 1000;

/** @param late sent later than at once, after a fault: the header says so */
export function supplyOf({ nif, name }: Issuer, records: readonly string[], late = false): string {
  const header = builder.build({
    'sfLR:Cabecera': {
      ...prefixed('sf', { ObligadoEmision: { NombreRazon: name, NIF: nif } }),
      ...(late && prefixed('sf', { RemisionVoluntaria: { Incidencia: 'S' } })),
    },
  });
  const bodies = records.map((xml) => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>\n`);
  return `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${namespaces.supply}" xmlns:sf="${namespaces.information}">
${header}
${bodies.join('')}</sfLR:RegFactuSistemaFacturacion>`;
}
