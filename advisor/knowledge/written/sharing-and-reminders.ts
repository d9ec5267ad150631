import { limits } from '#contract/limits.ts';
import type { WrittenEntry } from './entry.ts';

/** Beyond the wardrobe: what is shown to others, and what Vestidor tells by itself. */
export const sharingAndReminders: readonly WrittenEntry[] = [
  {
    title: 'Compartir un outfit por un enlace',
    questions: [
      'como comparto un outfit',
      'puedo mandarle este look a una amiga',
      'quiero pasarle el conjunto a mi hermana por whatsapp',
      'se puede subir el outfit a instagram',
      'hacer una historia con mi look',
      'que ve la gente cuando comparto un look',
    ],
    maya: 'En el menú de cada outfit está Compartir: un enlace que cualquiera puede abrir, o una imagen vertical para tus historias. Se ven las prendas recortadas o dibujadas y nada más, ni tu nombre ni los precios. Puedes dejar de compartirlo cuando quieras.',
    valentina:
      'Abre el menú del outfit y dale a Compartir: te hace un enlace o una imagen en vertical para stories. Solo se ven las prendas, ni tu nombre ni precios. Y cuando quieras dejas de compartirlo.',
  },
  {
    title: 'Que mis amigas voten qué me pongo',
    questions: [
      'como hago para que mis amigas voten que me pongo',
      'votacion de outfits',
      'que elijan mis amigos entre dos looks',
      'preguntar cual me pongo a mis amigas',
      'quien ha votado mi outfit',
    ],
    maya: `Al compartir un outfit puedes añadir otros, hasta ${limits.share.outfitsMax} en total, y crear una votación. Se vota desde el enlace, sin cuenta, y el voto se puede cambiar. Los votos aparecen en Lo que compartes; quién votó no se guarda.`,
    valentina: `Compartes un look, le sumas otros hasta ${limits.share.outfitsMax} y creas la votación. Tus amigas votan desde el enlace sin cuenta. Tú ves los votos en Lo que compartes, no quién ha sido.`,
  },
  {
    title: 'Ver el outfit puesto en una figura',
    questions: [
      'que es la vista 3d',
      'como veo el conjunto puesto',
      'puedo ver el outfit en un maniqui',
      'se puede ver como me queda la ropa puesta',
      'poner mis medidas en la figura',
    ],
    maya: 'En cada outfit, Vista 3D lo viste en una figura dibujada que puedes girar. Eliges estatura o pones tus medidas, que no salen de tu navegador, y te dice hasta dónde llega cada bajo. Está dibujada a partir de los datos de tus prendas.',
    valentina:
      'Dale a Vista 3D en el outfit: lo ves puesto en una figura que giras. Pones tu estatura o tus medidas, que se quedan en tu navegador, y te dice hasta dónde te llega cada bajo.',
  },
  {
    title: 'Mi año en ropa',
    questions: [
      'mi año en ropa',
      'que me he puesto mas este año',
      'resumen de mi año',
      'quiero ver mis estadisticas del año',
      'como comparto mi año en vestidor',
    ],
    maya: 'En Todo Vestidor, en Analítica, Ver tu año en ropa reúne lo que más te has puesto, tus colores, los días sin repetir y lo que te ha costado cada uso de lo nuevo. Puedes compartirlo como imagen, sin nombres ni precios.',
    valentina:
      'Entra en Todo Vestidor › Analítica y dale a Ver tu año en ropa: lo que más te has puesto, tus colores, cuántos días sin repetir… Y te haces la imagen para stories, sin precios.',
  },
  {
    title: 'Conectar el calendario',
    questions: [
      'se puede conectar con google calendar',
      'puedo ver mis outfits en el calendario del telefono',
      'puede vestidor leer mi agenda',
      'importar mis eventos',
      'sincronizar el calendario del iphone',
    ],
    maya: 'En Tu cuenta, en Tu calendario, tienes una dirección secreta para ver tus planes en el programa que uses, y puedes dar la dirección .ics de tu agenda: leo sus eventos para vestirte en esos días. Las dos se quitan cuando quieras.',
    valentina:
      'En Tu cuenta › Tu calendario hay una dirección para ver tus planes en Google o en el iPhone, y otra casilla para pegar el .ics de tu agenda: así sé qué tienes cada día. Lo quitas cuando quieras.',
  },
  {
    title: 'Probar con mi ropa sin hacer cuenta',
    questions: [
      'puedo probar con mi ropa sin registrarme',
      'quiero ver un outfit mio antes de crear la cuenta',
      'las fotos que probe antes de registrarme donde estan',
    ],
    maya: 'En la portada, Pruébalo con tu ropa: hasta diez fotos que tu propio dispositivo lee, sin enviar nada, y un primer outfit. Si luego creas tu cuenta, todo pasa a tu vestidor; si no, se borra de tu navegador en siete días.',
    valentina:
      'En la portada tienes Pruébalo con tu ropa: sueltas hasta diez fotos, las lee tu móvil sin mandar nada y te saca el primer look. Si te haces la cuenta, se queda todo; si no, a los siete días se borra.',
  },
];
