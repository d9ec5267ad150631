export const columnTitles = {
  name: 'Nombre',
  kind: 'Tipo de prenda',
  group: 'Grupo',
  brand: 'Marca',
  size: 'Talla',
  color: 'Color',
  secondColor: 'Segundo color',
  composition: 'Composición',
  price: 'Precio',
  seasons: 'Temporadas',
  tags: 'Etiquetas',
  home: 'Casa',
  favorite: 'Favorita',
  timesWorn: 'Veces puesta',
  upkeepCost: 'Gastado en arreglos',
  costPerWear: 'Coste por uso',
  lastWorn: 'Última vez puesta',
  since: 'La tienes desde',
  page: 'Página de la tienda',
  key: 'Referencia',
};

export const orderTitles = {
  name: 'Producto',
  page: 'Enlace',
  since: 'Fecha',
};

export const columnNumber = (number: number) => `Columna ${number}`;

export const yes = 'Sí';
