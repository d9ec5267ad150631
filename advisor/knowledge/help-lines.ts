import type { Country } from '../understand/told/country.ts';

/** Helplines by country, worded to follow "en" or "habla con". */
export type HelpLines = Readonly<
  Record<'suicide' | 'violence' | 'hope' | 'minor' | 'eating' | 'emergency', string>
>;

export const helpLines: Readonly<Record<Country, HelpLines>> = {
  spain: {
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
  },
  mexico: {
    // Comisión Nacional de Salud Mental y Adicciones: gob.mx/conasama
    suicide: 'la Línea de la Vida, 800 911 2000, gratis y a cualquier hora',
    // Secretaría de las Mujeres, «Línea de las Mujeres»: gob.mx/mujeres
    violence: 'la Línea de las Mujeres, 079 y opción 1, gratis y a cualquier hora',
    hope: 'la Línea de la Vida, 800 911 2000, gratis y a cualquier hora',
    minor: 'la Línea de la Vida, 800 911 2000, gratis y a cualquier hora',
    eating: 'tu médico y la Línea de la Vida, 800 911 2000, gratis y a cualquier hora',
    emergency: 'el 911',
  },
  argentina: {
    // Ministerio de Salud, in the Hospital Bonaparte since 2022 (cba24n.com.ar, ospia.org.ar, read in November 2026);
    // Centro de Asistencia al Suicida, around Buenos Aires: asistenciaalsuicida.org.ar
    suicide: 'el 0800 999 0091, gratis y a cualquier hora, o el 135 desde Buenos Aires',
    // Línea 144: argentina.gob.ar
    violence: 'el 144, gratis y a cualquier hora',
    hope: 'el 0800 999 0091, gratis y a cualquier hora, o el 135 desde Buenos Aires',
    // Línea 102, for the rights of children: argentina.gob.ar
    minor: 'el 102, gratis, para chicas y chicos',
    eating: 'tu médico o el centro de salud',
    emergency: 'el 911',
  },
  colombia: {
    // Línea 106 (bogota.gov.co) and option 4 of the national 192: Ministerio de Salud (infobae.com, 15 April 2021)
    suicide: 'la línea 106 o el 192, opción 4, gratis',
    // Línea 155: policia.gov.co
    violence: 'la línea 155, gratis y a cualquier hora',
    hope: 'la línea 106 o el 192, opción 4, gratis',
    // Instituto Colombiano de Bienestar Familiar: icbf.gov.co
    minor: 'la línea 141 del ICBF, gratis y a cualquier hora',
    eating: 'tu médico y la línea 106, gratis',
    emergency: 'el 123',
  },
  chile: {
    // Ministerio de Salud, «Línea de prevención del suicidio»: minsal.cl
    suicide: 'el *4141 desde el móvil, gratis, confidencial y a cualquier hora',
    // Ministerio de la Mujer y la Equidad de Género: minmujeryeg.gob.cl
    violence: 'el 1455, gratis',
    hope: 'el *4141 desde el móvil, gratis, confidencial y a cualquier hora',
    // Línea Libre, Fundación para la Confianza: linealibre.cl
    minor: 'Línea Libre, 1515, gratis, para chicas y chicos',
    eating: 'tu médico y Salud Responde, 600 360 7777',
    // Ambulance and Carabineros: chile.travel, elsoldeiquique.cl
    emergency: 'el 131 o, si hay violencia, el 133',
  },
  peru: {
    // Ministerio de Salud, Línea 113: gob.pe/minsa
    suicide: 'la Línea 113, opción 5, gratis y a cualquier hora',
    // Ministerio de la Mujer y Poblaciones Vulnerables, Línea 100: gob.pe/mimp
    violence: 'la Línea 100, gratis y a cualquier hora',
    hope: 'la Línea 113, opción 5, gratis y a cualquier hora',
    minor: 'la Línea 100, gratis y a cualquier hora',
    eating: 'tu médico y la Línea 113, opción 5, gratis y a cualquier hora',
    // Policía Nacional: radiomatucana.com, clubaopip.com.pe
    emergency: 'el 105',
  },
  america: {
    suicide: 'la línea de ayuda de tu país, que está en findahelpline.com',
    violence: 'la línea contra la violencia de tu país, que está en findahelpline.com',
    hope: 'la línea de ayuda de tu país, que está en findahelpline.com',
    minor: 'la línea para chicas y chicos de tu país, que está en findahelpline.com',
    eating: 'tu médico y la línea de ayuda de tu país, que está en findahelpline.com',
    emergency: 'el número de emergencias',
  },
};

/** For a person whose country is not certain. */
export const elsewhere: Readonly<Partial<Record<Country | 'unknown', string>>> = {
  unknown: '¿No estás en España? Dime tu país y te doy el de allí; también están en findahelpline.com.',
  america: 'Dime desde qué país me escribes y te doy el número.',
};
