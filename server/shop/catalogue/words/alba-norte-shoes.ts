export const albaNorteShoes = {
  'derbies-piel-cosidos': {
    name: 'Derbies de piel cosidos',
    description:
      'Becerro liso montado en cosido Blake, que se deja cambiar la suela. Cinco ojales y horma redonda que no aprieta el empeine.',
  },
  'derbies-ante-suela-clara': {
    name: 'Derbies de ante',
    description:
      'Ante cepillado con suela de goma clara que suaviza el paso. Van donde el zapato negro resulta demasiado serio.',
  },
  'derbies-charol': {
    name: 'Derbies de charol',
    description:
      'Charol blando con forro de cabra, para la boda y para el vaquero del día después. Tacón de tres centímetros apilado en cuero.',
  },
  'mocasines-antifaz': {
    name: 'Mocasines de antifaz',
    description:
      'El corte clásico con la tira abierta, cosido a mano en el empeine. Plantilla acolchada que se nota al tercer kilómetro.',
  },
  'mocasines-ante-flexibles': {
    name: 'Mocasines flexibles de ante',
    description:
      'Sin forro y sin contrafuerte rígido: se doblan con una mano. Descalzos en verano, con calcetín fino en octubre.',
  },
  'mocasines-piso-grueso': {
    name: 'Mocasines de piso grueso',
    description:
      'Cuatro centímetros de suela estriada que pesan menos de lo que parecen. Cambian por completo un pantalón de traje.',
  },
  'salones-tacon-medio': {
    name: 'Salones de tacón medio',
    description:
      'Seis centímetros de tacón y una almohadilla escondida bajo el metatarso. La punta es fina sin llegar a afilada.',
  },
  'salones-ante-noche': {
    name: 'Salones de ante',
    description:
      'El ante absorbe la luz y hace que el pie parezca más pequeño. Talonera interior antideslizante.',
  },
  'salones-satinados': {
    name: 'Salones de satén',
    description:
      'Forrados en satén a juego por dentro y por fuera, como los de un guardarropa de ópera. Se entregan con tapas de repuesto.',
  },
  'bailarinas-piel-lazo': {
    name: 'Bailarinas de piel',
    description:
      'Napa plegable con ribete elástico que no corta el talón. La suela es de cuero con media tapa de goma para el suelo mojado.',
  },
  'bailarinas-ante': {
    name: 'Bailarinas de ante',
    description:
      'Puntera corta, escote alto y un lazo mínimo del mismo ante. Guardan la forma gracias a un cambrillón de acero.',
  },
  'botines-chelsea-piel': {
    name: 'Botines chelsea de piel',
    description:
      'Elásticos que recuperan su tensión y una tira trasera para calzarlos de un tirón. Suela de goma con dibujo discreto, buena para la lluvia fina.',
  },
  'botines-chelsea-ante': {
    name: 'Botines chelsea de ante',
    description: 'Ante tratado en origen contra las manchas de agua. El tono claro envejece hacia el tabaco.',
  },
  'botas-altas-montar': {
    name: 'Botas altas de montar',
    description:
      'Caña de treinta y ocho centímetros con cremallera interior y fuelle elástico. Horma ancha pensada para llevar el vaquero por dentro.',
  },
  'botas-altas-ante': {
    name: 'Botas altas de ante elástico',
    description:
      'Suben hasta la rodilla y se quedan, porque el ante va unido a un punto que cede. Tacón ancho de cinco centímetros.',
  },
  'sandalias-tira-cruzada': {
    name: 'Sandalias de tiras cruzadas',
    description:
      'Dos tiras que se cruzan sobre el empeine y una hebilla que se aprieta con una mano. La planta es de corcho forrado en cuero.',
  },
  'sandalias-vestir-metal': {
    name: 'Sandalias de vestir metalizadas',
    description:
      'Un metal envejecido que se comporta como un neutro y combina con todo lo demás. Son planas, para llegar bailando al final de la boda.',
  },
  'zapatillas-piel-minimas': {
    name: 'Zapatillas mínimas de piel',
    description:
      'Ni logotipo ni contraste: piel lisa, cordón encerado y suela cosida. Aguantan un traje mejor que muchos zapatos.',
  },
  'sandalias-ante-tobillo': {
    name: 'Sandalias de ante al tobillo',
    description:
      'Pulsera ancha que sujeta el tobillo y plantilla anatómica oculta bajo el forro. El ante no lleva ni una costura en la zona de flexión.',
  },
  'mocasines-charol-tacon': {
    name: 'Mocasines de charol',
    description:
      'Bloque de tacón de cuatro centímetros y charol que refleja la acera. La lengüeta termina en un doblez cosido, sin flecos.',
  },
};
