import type { Place } from '#web/stored-place.ts';

/** Capitals of the provinces, and cities as large. */
const table = `
A Coruña 43.4 -8.4
Albacete 39.0 -1.9
Alicante 38.3 -0.5
Almería 36.8 -2.5
Ávila 40.7 -4.7
Badajoz 38.9 -7.0
Barcelona 41.4 2.2
Bilbao 43.3 -2.9
Burgos 42.3 -3.7
Cáceres 39.5 -6.4
Cádiz 36.5 -6.3
Cartagena 37.6 -1.0
Castellón de la Plana 40.0 -0.0
Ceuta 35.9 -5.3
Ciudad Real 39.0 -3.9
Córdoba 37.9 -4.8
Cuenca 40.1 -2.1
Elche 38.3 -0.7
Gijón 43.5 -5.7
Girona 42.0 2.8
Granada 37.2 -3.6
Guadalajara 40.6 -3.2
Huelva 37.3 -6.9
Huesca 42.1 -0.4
Jaén 37.8 -3.8
Jerez de la Frontera 36.7 -6.1
Las Palmas de Gran Canaria 28.1 -15.4
León 42.6 -5.6
Lleida 41.6 0.6
Logroño 42.5 -2.4
Lugo 43.0 -7.6
Madrid 40.4 -3.7
Málaga 36.7 -4.4
Melilla 35.3 -2.9
Murcia 38.0 -1.1
Ourense 42.3 -7.9
Oviedo 43.4 -5.8
Palencia 42.0 -4.5
Palma 39.6 2.7
Pamplona 42.8 -1.6
Pontevedra 42.4 -8.6
Salamanca 41.0 -5.7
San Sebastián 43.3 -2.0
Santa Cruz de Tenerife 28.5 -16.3
Santander 43.5 -3.8
Santiago de Compostela 42.9 -8.5
Segovia 40.9 -4.1
Sevilla 37.4 -6.0
Soria 41.8 -2.5
Tarragona 41.1 1.2
Teruel 40.3 -1.1
Toledo 39.9 -4.0
Valencia 39.5 -0.4
Valladolid 41.7 -4.7
Vigo 42.2 -8.7
Vitoria 42.8 -2.7
Zamora 41.5 -5.7
Zaragoza 41.6 -0.9
`;

export const cities: readonly Place[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [, name = '', latitude = '', longitude = ''] = /^(.+) (\S+) (\S+)$/.exec(row) ?? [];
    return { name, latitude, longitude };
  });
