import type { Cues } from '../asking/cues.ts';

export const acting: Cues = {
  mark: {
    '<garment> [<colour>] a|en|para la colada|lavadora|lavanderia|tintoreria|cesto': 6,
    '<garment> [<colour>] a|de|entre [mis|los] favorit~|favs': 3,
    'a|en|para la colada|lavadora|lavanderia|tintoreria': 3.6,
    'a|para lavar $ / al|en el cesto|canasto|bote [de] [la] [ropa] [sucia]': 3.4,
    'ya esta|estan [lavad~] limpia|limpio|limpias|limpios': 3.6,
    'a|en|entre|de|como [mis|los|las] favorit~|favs|preferid~': 3.6,
  },
  wear: {
    'marca~|apunta~|registra~ * como usad~|puest~|llevad~': 9,
    'me puse|estrene': 2.4,
    'apunta~|anota~|registra~|marca~|anade~ * puse|lleve|estrene|use': 2,
    'puse|lleve|estrene|use * apunta~|anota~|registra~|marca~|anade~': 3,
  },
  undo: {
    '^ [no] deshaz~|deshac~|deshacer|revierte~ [eso|lo] [ultimo] $': 5,
    '^ [no] deshaz eso|lo|todo / deshaz lo que|de|ultimo': 5,
  },
  cart: {
    'al|a carrito|carro|cesta|bolsa': 3.4,
    'en|a|de el|la|mi carrito|carro|cesta': 3,
  },
  wishes: {
    'lista de deseos / mis|en|a deseos|wishlist': 4,
  },
  plans: {
    'el <when> no [lo] trabajo|curso|voy|salgo|hay|necesito|tengo': 4,
    'borra~|vacia~|limpia~ * calendario|agenda|planificador|semana': 5,
    'que|q tengo [yo] apuntado|planeado|planificado|agendado|puesto': 3.6,
    'en|de mi|el calendario': 1.6,
    'calendario|agenda|planificador * cambi~': 10,
    'borra~|quita~|elimina~|anula~|cancela~ lo|el|la de|del <when>': 3.6,
  },
};
