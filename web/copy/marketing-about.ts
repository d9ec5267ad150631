/** Teams instead of invented people (decision N5). */
export const about = {
  meta: {
    title: 'Quiénes somos',
    description:
      'Vestidor nació en 2024 en Grupo Telar con una idea: casi nadie necesita más ropa, sino ver mejor la que tiene.',
  },
  title: 'Casi nadie necesita más ropa. Necesita verla.',
  lead: 'Vestidor pone a la vista lo que ya tienes, hace las cuentas y te propone qué ponerte, siempre con sus razones.',
  mission: {
    title: 'Misión',
    text: 'Que vestirse bien cada mañana cueste menos tiempo, menos dinero y menos dudas. Lo hacemos ordenando tu armario y explicando cada propuesta, para que al cabo de unos meses nos necesites menos.',
  },
  vision: {
    title: 'Visión',
    text: 'Un mundo en el que la prenda más deseada sea una que ya cuelga en casa. En el que comprar empiece por saber qué falta, y en el que la ropa se mida por lo que se usa y no por lo que se estrena.',
  },
  story: {
    title: 'Historia',
    text: [
      'Vestidor se lanzó en 2024 dentro de Grupo Telar. La primera versión fue poco más que una hoja de cálculo: prendas, precios y las veces que cada una había salido a la calle. Los números eran incómodos. Mucha ropa buena llevaba un año colgada por una sola razón: nadie recordaba con qué iba.',
      'De ahí salió todo lo demás. Un escáner que reconoce la prenda en una foto, para no tener que escribir nada. Un motor que compone outfits y enseña las cuentas. Y dos asesoras, Maya y Valentina, que hablan contigo de color, corte y ocasión a cualquier hora.',
      'Seguimos con la misma regla de aquella hoja: si no podemos explicar de dónde sale una cifra, no la enseñamos.',
    ],
  },
  valuesTitle: 'Tres valores',
  values: [
    {
      name: 'Inclusividad',
      text: 'Trabajamos con la ropa que tienes, de la talla, el precio y el estilo que sean. Vestidor puntúa outfits, nunca cuerpos, y la web se maneja entera con teclado y lector de pantalla.',
    },
    {
      name: 'Innovación',
      text: 'Nuestra inteligencia artificial está para hacer cuentas que a mano no salen: cientos de combinaciones, su color, su abrigo, su ocasión. Y siempre con la explicación al lado.',
    },
    {
      name: 'Excelencia',
      text: 'Un botón bien cosido no se nota. Cuidamos lo que no se ve: que tus fotos sean solo tuyas, que nada se pierda, que cada palabra diga lo que pasa.',
    },
  ],
  teamTitle: 'El equipo',
  teamText: 'Cuatro mesas de trabajo que comparten el mismo tablero.',
  teams: [
    {
      name: 'Estilismo',
      text: 'Escribe las reglas con las que se juzga un outfit y comprueba que un ojo experto llegaría a lo mismo. También firma las guías.',
    },
    {
      name: 'Ingeniería',
      text: 'Construye la web, el servidor y el motor de outfits. Su orgullo es que todo funcione sin conexión a servicios ajenos.',
    },
    {
      name: 'Datos',
      text: 'Enseña al escáner a distinguir una blusa de una camisa y mide cada mejora con fotos que nunca ha visto.',
    },
    {
      name: 'Atención',
      text: 'Lee lo que nos escribes y lo contesta en menos de veinticuatro horas. Lo que se repite acaba en la lista de arreglos.',
    },
  ],
  close: { title: '¿Hablamos?', contact: 'Escríbenos', careers: 'Trabaja con nosotros' },
} as const;
