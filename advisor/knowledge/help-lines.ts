/** Helplines in Spain, free or at the price of a local call. */
export const helpLines = {
  // Ministerio de Sanidad, «Línea 024 de atención a la conducta suicida»: sanidad.gob.es/linea024
  suicide: 'el 024, gratis, confidencial y a cualquier hora',
  // Delegación del Gobierno contra la Violencia de Género: violenciagenero.igualdad.gob.es
  violence: 'el 016, gratis y a cualquier hora, que no aparece en la factura',
  // Teléfono de la Esperanza: telefonodelaesperanza.org
  hope: 'el Teléfono de la Esperanza, 717 003 717, a cualquier hora',
  // Fundación ANAR, for children and teenagers: anar.org
  minor: 'ANAR, 900 20 20 10, gratis y a cualquier hora, para chicas y chicos',
  // Adaner (adaner.org) and Feacab, the Spanish federation of such associations (feacab.org)
  eating: 'tu médico de cabecera y las asociaciones ADANER (adaner.org) y FEACAB (feacab.org)',
  // European emergency number: 112.es
  emergency: 'el 112',
} as const;
