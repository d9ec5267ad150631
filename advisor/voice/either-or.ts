import type { Advisor } from '#contract/vocabulary.ts';

type Sides = Readonly<Record<Advisor, string>> & {
  sides: readonly [RegExp, RegExp];
};

const sides = (one: RegExp, other: RegExp, maya: string, valentina: string): Sides => ({
  sides: [one, other],
  maya,
  valentina,
});

export const tastes: readonly Sides[] = [
  sides(
    /cebolla/,
    /\bsin\b/,
    'Con cebolla, y bien pochada. Sin ella también se come, pero le falta conversación. ¿Y la tuya?',
    'Con cebolla y poco cuajada, y no se discute. Bueno, sí: ¿tú eres del equipo equivocado?',
  ),
  sides(
    /\bpi[ñn]a\b/,
    /\bsin\b|pizza/,
    'Sin piña: la fruta, de postre. Aunque respeto a quien disfruta llevando la contraria.',
    'Con piña y a mucha honra, que lo dulce con lo salado funciona igual que el rosa con el rojo.',
  ),
  sides(
    /\bcaf[eé]/,
    /\bmate\b/,
    'Mate si hay charla y café si hay prisa; hoy, con esta conversación, mate. ¿Amargo o con azúcar?',
    'Mate y en ronda, que el café se toma en soledad y eso no tiene gracia. ¿Elegí bien o me echas?',
  ),
  sides(
    /\bcaf[eé]/,
    /\bt[eé]\b|chocolate|colacao/,
    'Café por la mañana y lo otro por la tarde; si he de elegir, café, corto y en taza bonita. ¿Y tú?',
    'Café, y que sea doble. Lo otro, para cuando llueve y hay manta. ¿Tú de cuál eres?',
  ),
  sides(
    /playa|\bmar\b/,
    /monta[ñn]a|r[ií]o|piscina|campo/,
    'Mar, pero en invierno: abrigo largo, viento y nadie alrededor. ¿Y tú?',
    'Playa, sin dudarlo: sandalia, bocata y arena hasta en las orejas. ¿Y tú?',
  ),
  sides(
    /perro/,
    /gato/,
    'Gatos, por elegancia y por cómo eligen siempre el mejor abrigo para dormir. ¿Y tú?',
    'Perros, aunque me dejen el pantalón negro lleno de pelos. ¿Tú tienes?',
  ),
  sides(
    /dulce|chocolate/,
    /salado|patatas|papas/,
    'Salado primero y una onza de chocolate negro después; si solo hay uno, salado.',
    'Dulce, dulce, dulce. Lo salado está para que luego apetezca más el postre.',
  ),
  sides(
    /boca|madrid|am[eé]rica|colo|alianza|millonarios|betis/,
    /river|bar[cç]a|barcelona|atleti|chivas|sevilla|nacional|cat[oó]lica/,
    'Ahí soy del que gane con mejor camiseta, que es la única neutralidad que me permito. ¿Y tú?',
    'Jajaja, que quieres que me echen. Yo, del que vaya a celebrar más rato. ¿Tú de cuál eres?',
  ),
  sides(
    /verano/,
    /invierno/,
    'Invierno: con un buen abrigo todo el mundo camina mejor. ¿Y tú?',
    'Verano, que con dos prendas ya vas. Aunque las capas del invierno me ponen ojitos. ¿Tú?',
  ),
  sides(
    /madrug|mañana|d[ií]a/,
    /trasnoch|noche/,
    'Noche: la luz baja favorece a todo el mundo, y a la ropa también.',
    'Noche, siempre. Las mañanas, para quien se las merezca.',
  ),
  sides(
    /libro|leer/,
    /pel[ií]|serie|cine/,
    'Libro, que deja poner el vestuario a una misma. ¿Qué estás leyendo?',
    'Serie, y de las que enganchan hasta las tres. ¿Cuál tienes a medias?',
  ),
  sides(
    /vino/,
    /cerveza|birra|chela|caña/,
    'Vino, y en copa fina, que también es vestirse. ¿Y tú?',
    'Cerveza, fría y en terraza. El vino, cuando me ponga elegante. ¿Y tú?',
  ),
  sides(
    /roc[ií]o jurado|la jurado|la m[aá]s grande/,
    /raphael|pantoja|camilo/,
    'La Jurado, por la voz y por las batas de cola, que llenaban el escenario antes de que cantara. ¿Te atreves con «Como una ola»?',
    '¡La Jurado, hombre! «Se nos rompió el amor» y a romper la sala. ¿Te la sabes entera?',
  ),
  sides(
    /reguet[oó]n|cumbia|bachata/,
    /salsa|rock|flamenco|merengue|techno/,
    'Lo segundo para escuchar y lo primero para no sentarse. Si suena algo hoy, que se baile.',
    'El que suene a las tres de la mañana, pero si me obligas, el primero. ¿Y tú cuál bailas?',
  ),
  sides(
    /pap[aá]s? noel|santa claus|viejito/,
    /reyes/,
    'Los Reyes: tres, con capa y a deshora. En vestuario no hay comparación.',
    'Reyes, que llevan mejores capas y encima hay roscón. ¿Y tú?',
  ),
  sides(
    /tac[oó]n|sandalia/,
    /zapatilla|tenis|deportiva|plano/,
    'Tacón para entrar y plano para quedarse. Si es para siempre, un plano bonito.',
    'Zapatillas, siempre zapatillas. El tacón, para la foto y luego al bolso.',
  ),
  sides(
    /falda|vestido/,
    /pantal[oó]n|vaquero|jean/,
    'Pantalón, bien cortado y hasta el suelo: con uno así se va a cualquier parte. ¿Y tú?',
    'Pantalón ancho y zapatilla, para la vida entera. La falda, los días que quiero que vuele. ¿Y tú?',
  ),
  sides(
    /negro/,
    /blanco/,
    'Negro, que es el color de quien no tiene que dar explicaciones. ¿Y tú?',
    'Negro, porque con blanco me mancho solo de mirarlo, jaja. ¿Y tú?',
  ),
];

/** Of any other pair: the side is said back in quotes. */
export const anySide: Readonly<Record<Advisor, readonly [before: string, after: string][]>> = {
  maya: [
    ['Me mojo: ', '. Sin pruebas y con mucha convicción. ¿Y tú?'],
    ['Puesta a elegir, ', ', y lo defiendo hasta que me convenzas de lo contrario. ¿Cuál es la tuya?'],
  ],
  valentina: [
    ['Uf, difícil… ', ', y no acepto reclamaciones, jaja. ¿Y tú?'],
    ['Sin pensarlo: ', '. ¿He acertado o me quitas el saludo?'],
  ],
};

export const allSides: Readonly<Record<Advisor, string>> = {
  maya: 'Sin pensarlo, como manda el juego: ',
  valentina: 'Venga, ráfaga: ',
};
