import { mocks } from '../understand/mockery.ts';
import { type Annotated, occurs } from '../words/pattern.ts';
import { children, kilos, kin, money, parents, partner, type Sign, sign } from './sign.ts';
import { treatmentOver } from './support.ts';

/** Words that tell a moment beyond doubt, for messages in which the model sees none; the first that fits counts. */
const signs: readonly Sign[] = [
  sign(
    'poisoned-now',
    'se [lo|la|los|las] [ha|han] tomo|tomaron|tomado|trago|tragado|metio|bebio|bebido * pastilla|pastillas|lejia|cloro|veneno|raticida|medicamentos|somniferos|tranquilizantes|detergente|suavizante / sobredosis',
    'emergencia|emergencias|urgencias|112|911|muchas|todas|monton|caja|bote|blister|frasco|sobredosis|desmay~|mareado|mareada|inconsciente|vomit~|numero|ayuda|socorro|auxilio / no despierta|responde|reacciona / que hago|hacemos',
  ),
  sign(
    'poisoned-now',
    'me [lo|la|los|las] [he] tome|tomado|trague|tragado|bebi|bebido * pastillas|lejia|cloro|veneno|raticida|medicamentos|somniferos|tranquilizantes',
    'muchas|todas|monton|caja|bote|blister|frasco|sobredosis|lejia|cloro|veneno|raticida',
  ),
  sign(
    'swallowed-object',
    'se|me [lo|la|los|las] [a|ha|han|he] trague|tragado|tragada|trago|tragaron',
    'aguja|agujas|alfiler|alfileres|imperdible|imperdibles|pila|pilas|boton|botones|moneda|monedas|iman|imanes|pendiente|pendientes|anillo|clavo|tornillo|chincheta|lentejuela|lentejuelas|abalorio|abalorios|hilo',
  ),
  { moment: 'treatment-over', all: [treatmentOver] },
  sign(
    'own-effort',
    'cumpli|cumplo|cumplido|llevo|hago|hice|celebro * ano|anos|mes|meses|dias|semanas sin|limpio|limpia|sobrio|sobria',
    'fumar|beber|tomar|alcohol|tabaco|cigarro|cigarros|apostar|jugar|consumir|sobrio|sobria|limpio|limpia',
  ),
  sign(
    'no-roof',
    'duermo|durmiendo|dormir|dormi|dormimos en el|mi|un|la|una coche|carro|auto|calle|albergue|estacion|banco|parque / vivo|viviendo|vivimos en el|mi|un|una coche|carro|auto|albergue',
    'llevo|llevamos|semanas|meses|desde',
  ),
  sign(
    'pregnancy',
    'estoy|voy|ando|llevo|tengo de|en|por|la * semanas|semana',
    'duele|parto|barriga|panza|bebe|embaraz~|cuenta|luz|matrona|patad~|hinchad~|contracciones|embarazo / en el hospital',
    'estoy|voy|ando de|en',
  ),
  sign(
    'bullied-at-school',
    'cole|colegio|instituto|insti|escuela|liceo|clase|prepa|secundaria|recreo|salon|curso|bus',
    'me [la|el|lo|las|los] [estan] esconde|escondio|tira|tiro|quita|quito|pega|pego|empuja|empujo|insulta|esconden|tiran|tiraron|rompen|rompieron|empujan|pegan|acosan|excluyen|graban|escupen / me hacen|hace|hicieron|hizo|haciendo la vida imposible|bullying / me da|dan|tengo [mucho] [miedo|panico|terror] [de|a] ir|volver / tengo|da miedo|panico|terror [de|a] ir|volver',
  ),
  sign(
    'prison-release',
    'salgo|sale|sali|salio|salir|sacan de la|prision carcel|reclusorio|prision|presidio / dieron la condicional / sale|salgo|salio|salir en libertad [condicional] / estuve|estuvo|pase * preso|presa',
  ),
  sign(
    'prison-visit',
    'carcel|reclusorio|presidio|prision / esta|sigue|cayo|tengo [a] [mi] [hijo|hermano|marido] preso|presa',
    `visit~ / a|para ver|verlo|verla|verle / mi|mis ${kin}`,
  ),
  sign(
    'immigration-fear',
    'deporten|deportaron|deportar|deportan|deportacion|deportado|deportada|deportarme|deporta / redada|redadas / estoy|estamos|anos|meses|trabajo|vivo sin papeles / denegaron|negaron|rechazaron [me] [el|la] asilo|permiso|residencia / orden de expulsion',
  ),
  sign(
    'fled-violence',
    'huyendo|huimos|hui|escapamos|escape|desplazaron|desplazad~ / pedi|pedimos|solicite|solicitamos asilo / tuvimos|tuve que irnos|irme|salir|dejar',
    'guerra|bomba|violencia|pais|amenaz~|maras|bandas|narco|narcos|mataron|mataban|asilo|desplazad~|desplazaron',
  ),
  sign(
    'disaster',
    'terremoto|sismo|replica|replicas|tsunami|huracan / temblo [muy] [fuerte|feo|anoche|ayer|hoy|otra] / el|un temblor|terremoto',
    'salimos|sali|bajamos|dormir|duermo|miedo|susto|sigo|anoche|ayer|agriet~|evacu~|pijama',
  ),
  sign(
    'accident',
    'me|nos [ha|han] atropello|atropellaron|atropellado / nos choco|chocaron / tuve|tuvimos un accidente',
  ),
  sign(
    'injury',
    'me [he] rompi|roto|fracture|fracturado|quebre|quebrado|disloque|luxe|esguince|torci|torcido|lesione|lesionado [de] el|la|un|una|mi tobillo|pie|pierna|brazo|muneca|rodilla|hombro|clavicula|dedo|femur|cadera|codo|mano / escayolad~|enyesad~ / con|en muletas / ando|voy|estoy|llevo|tengo|pusieron|puesto con|de|un|una|la|el [un|una|la|el] ferula|escayola|yeso|muletas|cabestrillo|collarin|walker / bota ortopedica|walker',
  ),
  sign(
    'first-period',
    'mi|su primera regla|menstruacion / bajo|vino|venido|bajado * por primera vez / primera menstruacion',
    'regla|periodo|bajo|bajado|menstruacion',
  ),
  sign(
    'abortion',
    'interrumpo|interrumpir|interrupcion [voluntaria] [el|del|de|mi] embarazo / voy a abortar / he abortado|aborte|aborto|abortar voluntari~ / voluntari~ [he] abort~ / me hago|hice|hare|hacen|practico un|una|la ive|ile|aborto / decidi|decidimos abortar|interrumpir',
  ),
  sign(
    'baby-in-incubator',
    'incubadora|neonatos|neonatologia / [bebe|hijo|hija|nieto] prematur~',
    'bebe|hij~|niet~|naci~|nino|nina|mellizos|mellizas|gemelos|gemelas|peque|sobrin~|kilo|kilos|canguro|piel',
  ),
  sign(
    'child-diagnosed',
    'hijo|hija|nieto|nieta|nino|nina|peque|bebe|nene|nena',
    'le|les [acaban|han] [de] diagnostic~|detectaron|detectado|detectar',
  ),
  sign(
    'care-home',
    'residencia|asilo|geriatrico|ancianato',
    'ingres~|intern~|meti|metimos|meter~|llevamos|llevar~|dejamos|dejarla|dejarlo|entra * madre|padre|mama|papa|abuela|abuelo|suegra|suegro|tia|tio|viejo|vieja|padres / madre|padre|mama|papa|abuela|abuelo|suegra|suegro|tia|tio|viejo|vieja * ingres~|intern~|entra',
  ),
  sign(
    'emptying-house',
    'vaci~|desmont~|desarm~|desocup~ la|el|su casa|piso|departamento|depa|apartamento de mi|mis|los|nuestros',
  ),
  sign(
    'scammed',
    'me clonaron [la|mi] tarjeta / me vaciaron la|mi cuenta / pague|transferi * bloquearon|bloqueo',
  ),
  sign(
    'passed-over',
    'no me dieron|dan [el|un|mi] ascenso|aumento / le|se|lo dieron [el|mi] ascenso|jefatura a|al / le|se dieron el ascenso / ascendieron a mi|otro|otra|uno|una',
  ),
  sign(
    'bad-boss',
    'mi|el|la jefe|jefa|supervisor|supervisora|encargado|encargada|gerente|patron|patrona [siempre] [me|nos] [grita|humilla|insulta|maltrata|ningunea] [cada|a] grita|humilla|insulta|maltrata|ningunea|gritonea|grito|humillo|insulto / mi|el|la jefe|jefa|supervisor|supervisora [me|nos] hace la vida imposible',
  ),
  sign(
    'guilt',
    `le fui|he [sido] infiel / engane a mi ${partner} / por mi culpa mi ${kin} / no me lo perdono|perdonare`,
  ),
  sign('left-out', 'no me|nos invitaron|convidaron|invito nadie'),
  sign(
    'forgotten-birthday',
    'cumple|cumpleanos|cumplo|cumpli',
    'nadie|ninguno|ninguna [de] [mis] [se] acord~|felicit~|vino|llamo / ni mi|mis * [se] acord~|felicit~|llamo / no vino nadie|ningun / se olvid~ de mi',
  ),
  sign(
    'grandparent-new',
    'voy|vamos a ser abuela|abuelo|abuelos|bisabuela|bisabuelo / sere|seremos abuela|abuelo|abuelos|bisabuela|bisabuelo / nacio mi|nuestro|nuestra [primer|primera|segundo|segunda|tercer] nieto|nieta|nietos|bisnieto / me hacen|hicieron abuela|abuelo / soy abuela|abuelo desde',
  ),
  sign(
    'new-home',
    'nos|me dieron|entregaron|dan|entregan [ya] [por] [fin] las llaves $ / nos|me dieron|entregaron|dan|entregan [ya] las llaves de [el|la|nuestra|mi|nuestro] casa|piso|depa|departamento|apartamento / primera noche en mi|nuestra|nuestro [nueva|nuevo] casa|piso|depa|departamento|apartamento',
  ),
  sign(
    'back-to-study',
    'vuelvo|regreso|volver|retomo|retome a|la|los|mis estudiar|estudios|universidad|facultad|carrera|prepa|bachillerato / me matricule|inscribi|reinscribi|apunte en|a la|el nocturna|universidad|escuela|prepa|instituto / empiezo la|una carrera|universidad|nocturna',
    'anos|nocturna|hijos|edad|adultos|mayores|nietos',
  ),
  sign('back-to-study', 'estoy aprendiendo a leer'),
  sign(
    'wedding-anniversary',
    'cumplimos * [de] casados|casadas|matrimonio / celebramos * [de] casados|casadas / cumplimos * anos|meses juntos|juntas',
  ),
  sign(
    'reunion',
    'mi|mis madre|padre|mama|papa|hermano|hermana|hermanos|hijo|hija|nieto|nieta|abuela|abuelo|tia|tio|prima|primo|amiga|amigo',
    'veo|vemos|abrazo|abrazar|reencuentr~|reencuentro|vuelve|regresa|llega|conozco|encuentro',
    'despues|tras [de] * anos / anos sin ver~|vernos|abrazar~ / no [nos|lo|la|le] veo|vemos|veia desde / madre|padre biologica|biologico',
  ),
  sign(
    'long-distance',
    `mi ${partner}`,
    'llega|vuelve|viene|veo|vemos|regresa * despues|tras [de] * meses|anos / meses|anos sin verlo|verla|vernos|verle / a distancia / vive en otro|alemania|francia|londres|inglaterra|irlanda|canada|suiza|italia|estados|eeuu|chile|espana|mexico|argentina|peru|colombia|berlin|paris',
  ),
  sign(
    'absent-parent',
    'padre|papa|madre|mama|viejo|papas|padres [que] [me|nos] [se] [me|nos] abandon~ / no conoci|conozco a mi padre|papa|madre|mama / padre|papa|madre|mama que|q [se] [nunca] fue|estuvo|borro|largo cuando|al|y|no|nunca',
  ),
  sign(
    'new-pet',
    'adoptamos|adopte|adoptado|rescate|rescatamos|rescatado [a] [un|una|dos] [cachorr~|perr~|gat~] perr~|gat~|cachorr~|galgo|galga|conej~|mastin / llega [hoy|manana] mi|nuestro|nuestra [nuevo|nueva] cachorr~',
  ),
  sign(
    'feels-good',
    'me siento|veo|encuentro|noto [hoy] [re|muy|super|tan|mas|bien] guapa|guapo|feliz|genial|preciosa|precioso|contenta|contento|poderosa|poderoso|orgullosa|orgulloso|divina|divino|increible|radiante|fuerte|linda|lindo',
  ),
  sign(
    'diagnosis',
    'diagnosticar~|diagnosticado|diagnosticada|diagnosticaron|detectaron|detectado',
    'me|nos',
  ),
  sign(
    'chemotherapy',
    'quimio|quimioterapia|quimios',
    'empece|empiezo|empezado|estoy|llevo|cae|cayendo|caido / me dan|ponen|toca',
  ),
  sign(
    'called-names',
    'clase|cole|colegio|liceo|prepa|insti|instituto|escuela|companeros|companeras',
    'se [han|an] rien|rieron|reido|burlan|burlaron|burlado de mi / se [han|an] rien|rieron|reido|burlan|burlaron|burlado * visto|falda|ropa|pelo|zapat~',
  ),
  sign(
    'complains-of-us',
    'siempre|solo|otra [vez] me|nos recomend~|propon~|propus~|sacas|sacan|das|pones|dices|sugier~ [siempre] lo mismo|igual $ / para eso me visto sola|solo / no me sirves|sirve de|para nada',
  ),
  sign(
    'loneliness',
    'no tengo|conozco [ni] [con|a] quien|nadie|amigos|amigas / no he|hemos hablado|cruzado [palabra] con nadie / nadie me habla|llama|escribe|visita / sin amigos|amigas / viuda|viudo * domingos|tardes|noches|sola|solo|casa|silencio|larg~',
  ),
  sign(
    'friend-leaves',
    `mi [mejor] ${kin} se va|marcha|muda a|de|lejos|del [vivir]`,
    'amiga|amigo|hermana|hermano|prima|primo',
  ),
  sign(
    'empty-nest',
    'mi|mis [hijo|hija|hijos|hijas|nina|nino|chico|chica|peque] se va|van|fue|fueron|marcha|independiz~ / ultimo|ultima de mis hijos|hijas',
    'hijo|hija|hijos|hijas|nina|nino',
    'casa|vacia|vacio|silencio|erasmus|lejos|extran~|menos|pena|lloro|llorando|independiz~|cuarto|habitacion',
  ),
  sign(
    'fears',
    'me da|dan|entra [mucho|un|tanto|muchisimo|autentico] panico|miedo|terror|pavor|fobia / tengo [mucho|un|tanto|muchisimo] panico|terror|fobia|miedo a|de|al',
    'volar|avion|vuelo|dentista|aguja|agujas|sangre|ascensor|conducir|manejar|anestesia|publico|altura|alturas|oscuridad|futuro|sola|solo|morir~|hospital|hospitales|tormentas|envejecer',
  ),
  sign(
    'bereavement',
    'enterramos|enterre|enterraron|incineramos|velamos|despedimos a|al mi|nuestro|nuestra / ayer|anoche|anteayer|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo fue el|la funeral|entierro|velorio|sepelio|velatorio|cremacion|misa / ayer|anoche enterramos|enterraron|velamos / se nos fue mi|el|la',
    `${kin}|abuelita|abuelito|yaya|yayo|viejo|vieja|prima|primo|suegra|suegro|cunado|cunada|companero|companera`,
  ),
  sign(
    'missing-person',
    `mi ${kin}|abuela|abuelo|padre|madre|novia|novio`,
    'no [lo|la] sabemos|se|sabe|saben [nada] donde|de esta|anda|para|el|ella / no ha vuelto|volvio|aparece|aparecido|aparecio / sin noticias',
    'casa|desde|ayer|anoche|hoy|dias|manana|movil|celular|telefono',
    'se ha ido|fue / se fue|marcho|perdio|escapo / salio|desaparecio|desaparecido',
  ),
  sign('bereavement', 'quede|quedo viuda|viudo / enviude', 'dias|semana|semanas|mes|meses'),
  sign(
    'good-news',
    'volvio|aparecio|regreso|encontramos|encontraron|encontre|aparecido|vuelto',
    'gato|gata|gatito|gatita|perro|perra|perrito|perrita|mascota|conejo|loro',
    'perdid~|despues|dias|semana|busc~|fin|feliz|alegria',
  ),
  sign(
    'serious-illness',
    'me [han] operaron|operado|opere|intervinieron [de|a|la|el]',
    'corse|puntos|cicatriz|faja|recuper~|columna|espalda|rodilla|cadera|hernia|corazon|vesicula|utero|abdomen|cesarea|hombro',
  ),
  sign(
    'no-money',
    'perdio|perdi|perdimos el|su|mi|la trabajo|empleo|curro|chamba|laburo|pega / quedo|quede|esta|estamos|estoy sin|en trabajo|paro|desempleo|pega|sueldo|ingresos / un solo sueldo',
    'no|nada|sin [vamos|voy|puedo|podemos|queremos|quiero] [a] comprar|comprarnos|compro|compramos|gastar|gasto|gastamos / no hay|tengo|tenemos|alcanza plata|dinero|lana|guita|para / nada nuevo / repito|repetir|mismo|misma|mismos|mismas',
  ),
  sign(
    'mourning-at-a-feast',
    `perdi|perdimos a|al mi|mis|nuestra|nuestro ${kin}|padres / murio|fallecio|enterramos mi|a ${kin} / se [me|nos] murio mi ${kin} / enviude|viuda|viudo desde|en|hace|este`,
    'se casa|casan / boda|bautizo|comunion|graduacion|matrimonio',
  ),
  sign(
    'sadness',
    'tengo|con|es|mi|una depresion / estoy deprimida|deprimido / depresion',
    'ducharme|ducharse|levantarme|levantarse|vestirme|salir|comer|hablar * logro|cuesta|pude|conseguido|hazana|victoria / logro|cuesta|hazana * ducharme|levantarme|vestirme|salir / no puedo|consigo levantarme|salir|vestirme|ducharme',
  ),
  sign(
    'hospital-bag',
    'operan|operar|opero|ingreso|ingresan|ingresar|internan|internar|cirugia',
    'que|q [me|le] llevo|meto|llevar|preparo|empaco / maleta|bolsa|bolso|valija',
  ),
  sign('good-news', 'nacio|nace|nacido mi|nuestra|nuestro sobrin~ / voy|vamos a ser tia|tio|tios'),
  sign(
    'day-without',
    `hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|hace`,
    `aniversario|ano|anos|mes|meses * muerte|murio|fallecio|fallecimiento|falta|perdimos|perdi * mi ${kin}|padres|abuela|abuelo`,
    'aniversario|ano|cabo|anos',
  ),
  sign(
    'lost-pregnancy',
    'bebe|nino|nina|hijo|hija|parto|criatura * sin vida / nacio|nacieron|nacido muerto|muerta|muertos / no tenia|tiene|habia|hay|encontr~ [el] latido|latidos / perdi|perdimos|perdido [a] mi|el|nuestro|un bebe|embarazo|hijo / tuve|tuvimos|tuvo|sufri|sufrimos un|otro aborto / aborto espontaneo|natural|retenido|diferido / aborte',
  ),
  sign(
    'secret-pregnancy',
    'embarazada|embarazo',
    'nadie * sabe / no se lo he dicho|contado / no [se] [lo] sabe nadie / positivo|test / acabo de enterar~|saber / miedo|asustada|sola|panico|no se que hacer',
  ),
  sign(
    'waiting-results',
    'bulto|biopsia|mamografia|resonancia|analisis|resultados|prueba|pruebas|ganglio|lunar',
    'encontr~|visto|salio|detect~|esper~|hasta|miedo|asustad~|medico|doctora|doctor|oncolog~',
    'me|mis|yo|los|la',
  ),
  sign(
    'loved-one-ill',
    `mi ${kin} [esta|sigue|lleva|anda] * coma|uci|uti|intensiva|intensivos|reanimacion|ingresad~|grave|gravisim~|intubad~|hospitalizad~`,
  ),
  sign(
    'partner-low',
    `mi ${partner}`,
    'no quiere salir|levantarse|hablar|comer|ver / no sale de / esta|anda|lo|la|le veo|noto [muy|super|re|tan|fatal] deprimid~|hundid~|apagad~|bajoneado|bajoneada / tiene|con [una] depresion',
  ),
  sign(
    'single-parent',
    'criar|criando|crio|criarlos|criarlo|criarla [yo] sola|solo / madre|mama|papa|padre soltera|soltero',
    'dificil|duro|dura|cans~|agot~|sola|solo|miedo|cuesta',
  ),
  sign(
    'called-names',
    'cole|colegio|instituto|insti|escuela|liceo|clase|curso|prepa|secundaria|recreo|companeros|companeras',
    'me molestan|insultan|empujan|pegan|excluyen|ignoran|humillan|acosan|joden|webean / me hacen [el|la|un|mucho] vacio|burla|burlas|dano|llorar|sentir|bromas|cosas / se rien|burlan|mofan de mi / me dicen|llaman|gritan|hacen gord~|fea|feo|foca|vaca|rara|raro|marica|bullying|bulling',
  ),
  sign(
    'family-quarrel',
    `no nos hablamos|hablo|hablas [con|por|desde] / pelead~|enfadad~|enojad~|distanciad~|disgustad~ con mi|mis`,
    `mi|mis ${kin}|padres|hermanos|hijos|cunada|cunado|familia`,
  ),
  sign(
    'withdrawn-child',
    'mi [hijo|hija|nieto|nieta|sobrino|sobrina|adolescente|chaval|nino|nina]',
    'hijo|hija|nieto|nieta|sobrino|sobrina|adolescente|chaval|nino|nina',
    'no sale|salir [de] su|el|la cuarto|habitacion|pieza|cama|casa / se encierra|encerrado|encerrada / no [me] habla [con] nadie / ya no quiere|tiene ver|salir|amigos',
  ),
  sign(
    'never-been',
    'soy [el|la|los] nuevo|nueva en|de [el|la|un|una] / empiezo|entro|empece en|el|la|un [instituto|colegio|trabajo|curro|empresa|uni|universidad|liceo|pega] nuevo|nueva',
    'sola|solo|miedo|nervios|nerviosa|nervioso|nadie|conozco|verguenza|panico|recreo',
  ),
  sign(
    'robbed',
    'me robaron|asaltaron|atracaron|afanaron|quitaron [el|la|mi] [movil|celular|cartera|bolso|mochila|telefono|celu|billetera|bici|carro|coche] / me han robado|atracado|asaltado',
    'movil|celular|cartera|bolso|mochila|telefono|celu|billetera|bici|carro|coche|calle|metro|documentos|asaltaron|asaltado|atracado|atracaron',
  ),
  sign(
    'losing-home',
    'alquiler|arriendo|renta|hipoteca|casero|desahuci~',
    'subido|subieron|sube|suben|echan|echa|irme|irnos|desahuci~|pagar|fuera|mudar~|dejar / tengo|tenemos|toca que ir',
  ),
  sign(
    'no-partner',
    'nunca|jamas [he|ha] tenido|tuve|tuvo [un|una|ni] pareja|novio|novia|polola|pololo / nunca me|nadie|jamas me [ha|han] besado|querido|beso|quiso',
  ),
  sign(
    'moving-abroad',
    'me|nos voy|vamos|mudo|mudamos|marcho a|para vivir|otro|alemania|francia|londres|inglaterra|irlanda|canada|suiza|estados|eeuu|chile|espana|mexico|argentina|peru|colombia',
    'nudo|miedo|pena|nervios|vertigo|panico|dejar|despedirme|triste|asustad~|lloro|dejo|sola|solo',
  ),
  sign(
    'failed-exam',
    'saque|suspendi|suspendido|reprobe|jale|desaprobe|cate|catear~|suspendio|reprobo',
    'mates|matematicas|examen|asignatura|curso|nota|ramo|materia|prueba|mate|fisica|quimica|ingles|selectividad|oposicion|matar|dos|tres|cuatro|1|2|3|4|cero|0|rojo|carnet',
  ),
  sign(
    'good-news',
    'me han|acaban [de] ascendido|ascender|contratado|contratar|seleccionado|concedido|becado / me han dado|cogido [el|la|en|para] [el|la|un] trabajo|puesto|beca|plaza|piso|curro|pega|premio|alta / me ascendieron|contrataron|seleccionaron|becaron / aprobe|pase|gane|consegui|saque|sacado [la|mi|una|el] [plaza|oposicion] fija|fijo|plaza|oposicion / plaza|contrato|puesto fija|fijo|indefinido / me han|hicieron|hacen fija|fijo|indefinida / aprobe|pase|gane|consegui el|la|mi|los|las oposicion|examen|carnet|carrera|beca|plaza|trabajo|licencia|concurso|premio / me pidio matrimonio|la mano / me gradue / nos dieron [el|la|las] piso|casa|llaves',
  ),
  sign(
    'parents-split',
    `mis ${parents} [se] [estan|van] [a] separ~|divorci~ / mis ${parents} se [estan|van|quieren] [a] separ~|divorci~ / se estan|van [a] separ~|divorci~ mis ${parents} / mi mama|madre y mi papa|padre * separ~|divorci~|gritan|pelean / mis ${parents} [se] [pasan] [todo] [el] [dia] gritan|gritando|pelean|peleando|discuten|discutiendo`,
  ),
  sign(
    'betrayed',
    `me puso|pusieron|pone|puesto|pegaba los cuernos|cachos|cuernos / mi ${partner} * me engano|engana|enganaba|enganado|traiciono / me engano|enganaba|traiciono mi ${partner} / me entere * mi ${partner} * otra|otro|amante / me fue|ha sido infiel / me es infiel`,
  ),
  sign(
    'separation',
    `termino|corto|rompio|trono|quebro|acabo conmigo / [he] termine|terminado|rompi|roto|corte|cortado|trone|quebre con mi|ella / [he] termine|terminado|rompi|roto|corte|cortado|trone|quebre con el $ / [he] termine|terminado|rompi|roto|corte|cortado|trone|quebre con el ayer|hoy|hace|y|porque|despues|anoche / me dejo|corto|pateo|boto|planto|termino mi|el ${partner} / mi ${partner} * me dejo|corto|termino|pateo|boto|abandono|dejado / termine|rompi|corte|terminado|roto [despues|ayer|hoy] con [mi] ${partner} / nos separamos|divorciamos / me separe|divorcie|divorcio / me estoy separando|divorciando / hemos roto|terminado / mi ${partner} y yo [lo] [hemos] dejamos|terminamos|rompimos|cortamos|tronamos|roto|dejado`,
  ),
  sign(
    'becoming-parent',
    'voy|vamos a ser [de] [nuevo] padre|padres|papa|papas|mama|madre|mamas / esperamos|esperando un|una|mi|nuestro|nuestra bebe|hijo|hija|nino|nina|guagua / va a nacer mi|nuestro|nuestra / nace|nacio mi|nuestro|nuestra hijo|hija|bebe|guagua / me acabo de enterar * embarazada / estoy embarazada y no se [si|que|como]',
  ),
  sign(
    'hard-to-conceive',
    'no [me|logro|consigo] quedo|quedar|quedarme|queda [en] embarazada / no podemos|puedo tener hijos / fecundacion|inseminacion|fertilidad|fiv|invitro|vitro / otra vez negativo|negativa',
  ),
  sign('no-money-for-children', 'no llego|llegamos|llega a fin de mes', children),
  sign(
    'no-money-for-children',
    `no|ni|sin [hay|tengo|tenemos|me|nos] [alcanza|llega|queda] [la|el|para|un] ${money}|nada|estrenos|estrenar|regalos|reyes`,
    `mi|mis|los|las|para|unos|dos|tres|cuatro ${children}`,
    'no|ni|sin [hay|tengo|tenemos|me|nos] * plata|dinero|lana|pasta|guita|billete|platita|alcanza|llega|lucas|luca|feria|varo',
  ),
  sign(
    'tired-parent',
    `mi|mis|los|las|el|la|dos|tres|cuatro|cinco|unos [dos|tres|cuatro] ${children}`,
    'gastroenteritis|gripe|fiebre|virus|varicela|mocos|vomitando|vomitos|bronquitis|otitis|piojos|enfermos|malitos|colicos / no duermo|dormimos|duerme|duermen / sin dormir|ducharme|banarme / no me ducho|bano|peino / misma sudadera|camiseta|pijama|ropa / socorro|auxilio|agotada|agotado|reventada|reventado|rendida|rendido|exhausta|exhausto',
    'sudadera|pijama|socorro|auxilio|agotada|agotado|reventada|reventado|rendida|rendido|exhausta|exhausto|ducho|ducharme|dormir|duermo|dormimos|jaja|jajaja|gastroenteritis',
  ),
  sign(
    'tired-carer',
    'cuido|cuidando|cuidar [a] [de] [a] mi|mis madre|padre|mama|papa|marido|mujer|esposo|esposa|abuela|abuelo|hermano|hermana|suegra|suegro|padres',
    'no tengo vida|tiempo|fuerzas|descanso / agotad~|cansad~|harta|harto|sola|solo|rendida|rendido|culpable / no puedo mas / me pesa|supera|desborda',
  ),
  sign(
    'long-unemployed',
    'llevo|llevamos|hace [ya|mas|casi] [de] * meses|anos|ano|semanas * en el|de paro|desempleo / llevo * meses|anos|ano [en|sin] [el] [paro|trabajo|trabajar|curro|chamba|laburo|pega|empleo|desempleada|desempleado|parada|parado|cesante]',
    'paro|trabajo|trabajar|curro|chamba|laburo|pega|empleo|desempleada|desempleado|parada|parado|cesante|desempleo',
    'miedo|vieja|viejo|nervios|nerviosa|nervioso|angustia|panico|terror|hundida|hundido|harta|harto|inutil|fracasada|fracasado|deprimida|deprimido|desesperada|desesperado|desanimada|desanimado|fracaso',
  ),
  sign(
    'feeling-old',
    'me siento|veo [ya|muy|tan|super|re|como] [ya|una|muy|tan] vieja|viejo|vieja|mayor|anciana|anciano / ya estoy|soy [muy] vieja|viejo|mayor para',
  ),
  sign(
    'undeserving',
    'no me lo|la merezco / no merezco [nada|que|ir|comprar~|estar|sentirme|ropa|arreglarme] / no valgo [para] nada|la pena / no me merezco',
  ),
  sign(
    'changed-body',
    `subi|subido|engorde|engordado|gane|ganado|aumente|aumentado|cogi|cogido|agarre|puse|puesto|baje|bajado|adelgace|perdi|perdido * ${kilos} / engorde|engordado|adelgazado mucho|bastante`,
    'verguenza|pena|lloro|llorar|llorando|espejo|asco|fea|feo|odio|reconozco|deprimid~|triste|gorda|gordo|operacion|tratamiento|medicacion|corticoides|pastillas|nada|ningun|ninguno',
  ),
  sign(
    'aid-worn',
    'audifono|audifonos|sonotone|ortodoncia|brackets|braquets|andador|baston / implante coclear / parche en el ojo',
    'verguenza|pena|corte|ven|ve|nota|notan|complejo|sordo|sorda|vieja|viejo|anos|ridiculo|miran|mirar|feo|rien|cuesta|palo',
    'ponerme|llevar|llevo|usar|uso|pusieron|ponen|puesto|tengo|necesito',
  ),
  sign(
    'sweaty-hands',
    'me sudan|sudo [mucho] [las|por] [las] manos / manos sudadas|sudorosas|mojadas|me sudan',
  ),
  sign(
    'lost-job',
    'me echaron|despidieron|botaron|corrieron|rajaron|despiden|echan|despedido [de|del|a] [mi|el|la] trabajo|curro|chamba|laburo|pega|empresa|fabrica|oficina / me han|quede|he|hemos despedido|echado|sin [echado|el|mi] [trabajo|curro|chamba|laburo|pega|empleo] / me quede sin pega|trabajo|curro|chamba|laburo|empleo / me despidieron|rajaron|finiquitaron / hubo|hay|hicieron|con el ere|despidos|recorte|recortes',
    'despedid~|despidieron|despiden|echado|echaron|rajaron|corrieron|botaron|finiquitaron|pega|trabajo|curro|chamba|laburo|empleo|ere|despidos',
    'me|nos',
  ),
  sign(
    'criticised',
    'me|nos [ha|han] llamaron|llamo|llaman|llamado|dijeron|dijo|dicen|dice|dicho|gritaron|grito [que] [soy|estoy|parezco|voy|era] [un|una|muy|como] viejo|vieja|gordo|gorda|feo|fea|ridiculo|ridicula|payaso|payasa|abuela|abuelo|hortera|cursi|mamarracho|vaca|foca|cerdo|cerda|espantapajaros|dejada|dejado|desalinada|vulgar|pordiosero|pordiosera|guarra',
  ),
  sign(
    'exam-fear',
    'examen|examenes|parcial|parciales|finales|selectividad|pau|evau|oposicion|oposiciones|icfes|paes|psu|certamen|pruebas|solemne|solemnes',
    'no puedo mas / sin dormir|dormido / no duermo|dormi / llor~|agobi~|angusti~|ansiedad|estres|estresad~|panico|miedo|nervios|nervios~|bloque~|harta|harto|colaps~|quemada|quemado',
  ),
  sign(
    'burnout',
    'no puedo mas $ / no puedo mas con|de [el|mi|la|tanto|este|esta] trabajo|curro|chamba|laburo|pega|jefe|jefa|vida|ritmo|estres|todo / estoy [que] [muy|tan|super|re] agotad~|fundid~|reventad~|quemad~|exhaust~|rendid~|colapsad~ / me sobrepasa|supera todo / no doy mas|para mas|abasto',
  ),
  sign(
    'sadness',
    'no me sale|apetece|dan ganas|fuerzas|animo|animos [de|ni] arreglar~|vestir~|salir|ducharme|levantarme|nada / no tengo [ni] ganas|fuerzas|animo|animos de|ni nada|arreglarme|vestirme|salir|ducharme|levantarme / la psicologa|psicologo|terapeuta|psiquiatra * me dijo|dice|manda|ha',
  ),
  sign(
    'feels-bad',
    'me siento|considero|veo|creo [que|soy|muy|tan|un|una|super|re|como|siempre] [un|una|la|el|muy|mas] fracasad~|inutil|invisible|perdid~|vaci~|culpable|menos|mierda|fracaso|basura|poca|nadie|torpe|estorbo|carga|mediocre|insignificante|perdedor|perdedora|ridicul~',
  ),
  sign(
    'in-love',
    'me tiemblan|tiembla|temblaban [las] piernas|manos|rodillas|voz',
    'invit~|cita|gusta|enamor~|guap~|ligue|novio|novia',
  ),
  sign(
    'facing-someone',
    'lo|la|los|las|le|les tengo|tenemos|tendre|toca|voy|vamos que|a ver|verlo|verla|verles|verle|verlos|cruzar~|encontrar~|aguantar~|saludar~ / volver [a] verlo|verla|verle|verlos|verles|verlas|cruzarmelo|cruzarmela / me lo|la|los|las voy [a] cruzar|encontrar|topar / me cruzo|cruzare|encuentro|topo con el|ella|ellos|ellas / va|van [a] estar ahi|alli|el|ella|ellos|tambien / verle|verles|verlos la cara|caras',
  ),
  sign('nerves', 'me tiemblan|tiembla|temblaban [las] piernas|manos|rodillas|voz'),
  sign(
    'in-love',
    'estoy [re|muy|super|tan|perdidamente|toda|bien] enamorad~|colada|colado|ilusionad~|tragada|tragado|enculada|enganchad~ / mariposas en / me gusta [mucho|un] [mucho] un|una|el|la chico|chica|muchacho|muchacha|compañero|companero|companera|chavo|chava|tipo|hombre|mujer|profe|vecino|vecina / creo que me estoy enamorando / me estoy enamorando',
  ),
  sign(
    'unanswered-love',
    'llor~ por un|una|el|ese|esa tio|tipo|chico|chica|hombre|tia|mujer|imbecil|tonto / no|ni me contesta|escribe|responde [los|mis|ya|mas|un] [mensajes|mensaje] * gusta|llor~|quiero|amo / no me hace [ni] caso|pelota|bola * gusta / me gusta * [y|pero] no me hace|mira|pela|corresponde|quiere / no me corresponde / me rechazo|bateo|mandaron|mando a la friendzone / solo me quiere como amiga|amigo',
  ),
  sign(
    'friends-apart',
    'mi [mejor] amiga|amigo [ya] * no me habla|hablo|contesta|escribe|invita|invito|busca / me pelee|enoje|discuti|peleado con mi [mejor] amiga|amigo / mis amigas|amigos [ya] * me dejaron|excluyen|ignoran|no me hablan|invitan|invitaron',
  ),
];

export const signedIn = (tokens: readonly Annotated[]): string | null =>
  signs.find(({ all }) => all.every((pattern) => occurs(pattern, tokens)))?.moment ??
  (mocks(tokens) ? 'criticised' : null);
