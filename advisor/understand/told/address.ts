import { formalOrders, stressedBefore, familiarOrders } from '../../voice/usted/forms.ts';

export const addresses = ['tú', 'usted'] as const;
export type Address = (typeof addresses)[number];

const any = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'u');

const begins = '(?:^|[.;:!?¿¡\\n]\\s*|(?:hola|buen[oa]s?(?: [a-zñ]+)?|senorita|senora|maya|valentina|por ?fa(?:vor)?|oiga|mire|disculpe|perdone|gracias)[,!.]?\\s+)';
const joined = `(?:${begins}|[,]\\s*|\\b(?:y|pero|pues|bueno|si|que|entonces)\\s+)`;
const toHer =
  '(?:decir|ayudar|recomendar|aconsejar|sugerir|explicar|ensenar|mostrar|orientar|buscar|armar|preparar|guardar|apuntar|hacer|dar|proponer|asesorar|indicar|confirmar|repetir|aclarar|resolver|contestar|responder|sacar|poner|elegir|escoger|combinar|quitar|cambiar|planear|anotar|marcar|agendar|echar)';
const herHelp = '(?:consejo|opinion|ayuda|recomendacion|asesoria|atencion|respuesta|amabilidad|paciencia|tiempo|criterio|apoyo)';
