export const albaNorteAccessories = {
  'bolso-hombro-media-luna': {
    name: 'Bolso de hombro media luna',
    description:
      'Vacuno graneado que se ablanda con el uso y una cremallera que abre de lado a lado. El asa deja la mano libre y el bolso justo bajo el brazo.',
  },
  'tote-piel-portatil': {
    name: 'Bolso tote de piel para portátil',
    description:
      'Cabe un portátil de catorce pulgadas y aún sobra sitio para el almuerzo. Las asas se cosen dos veces en cruz, que es por donde fallan los demás.',
  },
  'cartera-mano-sobre': {
    name: 'Cartera de mano tipo sobre',
    description:
      'Un sobre de piel lisa que guarda el teléfono, las llaves y poco más. La cadena de muñeca se esconde dentro si estorba.',
  },
  'cinturon-piel-hebilla': {
    name: 'Cinturón de piel con hebilla dorada',
    description:
      'Tres centímetros de ancho, para vaqueros y para pantalón de pinzas. El canto va teñido a mano y no se descascarilla.',
  },
  'guantes-piel-forrados': {
    name: 'Guantes de piel forrados de lana',
    description:
      'Cordero fino por fuera y punto de lana por dentro. El índice y el pulgar manejan el teléfono sin quitárselos.',
  },
  'corbata-seda-lisa': {
    name: 'Corbata de seda lisa',
    description:
      'Sarga de seda con entretela de lana que recupera la forma cada noche. Siete centímetros y medio: ni ancha ni estrecha.',
  },
  'corbata-seda-rayas': {
    name: 'Corbata de rayas tejida',
    description:
      'La raya va tejida en la seda, así que el nudo no la deforma. Pensada para una camisa blanca y una americana sin más ruido.',
  },
  'pajarita-seda-atada': {
    name: 'Pajarita de seda para atar',
    description:
      'Se anuda a mano y por eso nunca queda igual dos veces. Incluye un dibujo de los seis pasos, por si la boda es mañana.',
  },
  'reloj-correa-piel': {
    name: 'Reloj de correa de piel',
    description:
      'Caja de acero de treinta y seis milímetros y esfera clara con segundero pequeño. La correa se cambia sin herramientas.',
  },
  'reloj-acero-eslabones': {
    name: 'Reloj de acero con eslabones',
    description:
      'Brazalete macizo que se ajusta quitando piezas, no paciencia. Sumergible hasta cincuenta metros y con cristal de zafiro.',
  },
  'pendientes-aro-piedra': {
    name: 'Pendientes de aro con gota',
    description:
      'Aros de plata con una gota de cristal que se puede quitar. El cierre hace clic, y ese clic es el que evita perderlos.',
  },
  'montura-redonda-acetato': {
    name: 'Gafas de montura redonda',
    description:
      'Acetato pulido en tambor durante cuatro días, con bisagra de cinco anillas. Llegan con lente neutra para que tu óptica ponga la tuya.',
  },
  'paraguas-baston-cana': {
    name: 'Paraguas bastón de caña',
    description:
      'Ocho varillas de fibra que se doblan con el viento y vuelven. El puño es de una sola pieza curvada al vapor.',
  },
  'medias-opacas-40': {
    name: 'Medias opacas de 40 den',
    description:
      'Opacas sin parecer mallas, con cintura ancha que no se clava. La puntera va reforzada y no se ve con un zapato abierto por detrás.',
  },
  'calcetines-lana-canale': {
    name: 'Calcetines de lana acanalados',
    description:
      'Lana fina hasta media pierna, para que el zapato no roce y la piel no se vea al sentarse. Talón vuelto, no cosido.',
  },
  'pijama-popelin-vivos': {
    name: 'Pijama de popelín con vivos',
    description:
      'Chaqueta de solapa y pantalón recto, con el vivo en otro tono. Popelín lavado dos veces antes de coser, así que ya llega blando.',
  },
  'traje-lana-fria': {
    name: 'Traje de lana fría',
    description:
      'Americana de dos botones y pantalón del mismo corte de tela, para que el color no se separe nunca. Medio forro: pesa menos y respira en julio.',
  },
};
