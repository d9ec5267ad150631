import { entriesOn } from './entry.ts';

export const occasions = entriesOn('occasions', [
  [
    'De la oficina a la cena',
    'oficina cena dia noche cambiar afterwork',
    'De la oficina a la cena se cambia una cosa arriba y otra abajo: pendientes y zapatos. Bajo un blazer, un top que pueda quedarse solo.',
  ],
  [
    'Primera cita',
    'primera cita que llevar vestir consejos',
    'En una primera cita lleva algo que ya te haya hecho sentir bien y que no tengas que recolocarte. Un detalle con gracia da conversación.',
  ],
  [
    'Presentar en público',
    'presentacion hablar publico charla que llevar',
    'Para hablar en público: una pieza con estructura, un color que contraste con el fondo y nada que suene al moverte. Prueba a levantar los brazos antes.',
  ],
  [
    'Nochevieja',
    'nochevieja fin de ano fiesta brillo que llevar',
    'En Nochevieja elige un solo brillo: la tela, los zapatos o las joyas. Lo demás, liso y con buen corte, que la noche es larga.',
  ],
  [
    'Cena de empresa',
    'cena empresa navidad companeros que llevar',
    'Una cena de empresa es fiesta con compañeros: un punto más que la oficina y un punto menos que un sábado. Cuida el escote y el largo; el color es libre.',
  ],
  [
    'Barbacoa y campo',
    'barbacoa campo paella que llevar',
    'En una barbacoa, telas que se laven y suela plana: el césped se come los tacones. Un estampado disimula las salpicaduras.',
  ],
  [
    'Llevar a los niños',
    'ninos parque cole madre padre comodo',
    'Con niños, lavable, con bolsillos y agachable. Una sobrecamisa o una gabardina encima arreglan cualquier base cómoda.',
  ],
]);
