import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';
import { continued } from './asks-knowledge.ts';

const ofClothes = patternOf(
  'ropa|prenda~|tela|telas|tejid~|armario|closet|ropero|vest~|visto|viste|talla|tallas|talle|numero|lava~|lavo|planch~|manch~|secad~|tender|percha~|cose|coser|boton~|cremallera|cierre|dobladillo|moda|estil~|look|looks|outfit|conjunto|combin~|color~|tono|tonos|estampad~|zapat~|llev~|pongo|pone|ponen|poner~|puesto|puesta|usa|usan|usar~|joya~|anillo~|pendiente~|arete~|reloj|bolso|bolsa|maleta|pelo|cabello|maquill~|perfum~|unas|etiqueta|arrug~|olor~|huele|moho|polilla~|encog~|blanque~|desti~|cuello|manga~|escote|tacon~|suela~|cordon~|piel|cuero|hilo|hilos|lana|algodon|seda|lino|marca|marcas|tienda~|compr~|pedido|devol~|envio|protocolo|invit~|boda|gala|funeral|misa|luto|cita|uniforme|dress|code|app|aplicacion|cuenta|foto|fotos|premium|suscrip~|cuerpo|cadera~|hombro~|pecho|cintura|pierna~|favorec~|temporada|tendencia~|disen~|desfile',
);
const definition = patternOf('que|q es|son|significa|quiere|viene / diferencia / se llama|llaman');
const disclaimed = patternOf(
  'nada|na que|q [tiene|tenga] ver con [la|el] ropa|moda / fuera de tema|ropa|moda / no es|va|tiene * de|con ropa|moda',
);

/** "¿cuánto se cuecen los huevos?": a question with no garment, cloth, care or occasion in it. */
export const isOfAnotherField = ({ understood: { slots, reading }, state }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  !continued.has(state.topic) &&
  slots.garments.length + slots.colours.length + slots.avoidedColours.length === 0 &&
  [slots.occasion, slots.event, slots.fabric, slots.pattern].every((one) => one === null) &&
  (occurs(disclaimed, reading.tokens) ||
    !(occurs(ofClothes, reading.tokens) || occurs(definition, reading.tokens)));
