import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { lexiconOf } from '../../words/lexicon.ts';
import { everyday } from './everyday-plans.ts';

/** The purpose of the day: an event or only an occasion, and the phrase that follows "para". */
export type Plan = { event: EventName | null; occasion: Occasion; purpose: string | null };

const byEvent: Readonly<Record<EventName, string>> = {
  wedding:
    'boda|bodas|matrimonio de|un matrimonio|el matrimonio|casamiento|casorio|casoreo|enlace|invitada de boda|invitado de boda|damas de honor|bodorrio|bodon|dama de honor|boda de dia|se casa|se casan',
  'evening-wedding': 'boda de noche|boda por la noche|boda nocturna|boda de tarde noche',
  'civil-wedding':
    'boda civil|boda por lo civil|por civil|es un civil|un civil a las|el civil de|tengo un civil|boda en el ayuntamiento|boda en el juzgado|se casan por lo civil|se casa por lo civil|casamiento civil|matrimonio civil|casamiento por civil|boda en el registro civil',
  'beach-wedding':
    'boda en la playa|boda de playa|casamiento en la playa|matrimonio en la playa|boda junto a el mar|boda en una playa|boda en el chiringuito|boda ibicenca',
  'wedding-family':
    'hermana de la novia|hermano de la novia|hermana de el novio|hermano de el novio|padrino de mi hijo|padrino de mi hija|madrina de mi hijo|padrino de la boda de mi|madrina de la boda de mi|madre de la novia|madrina de boda|madrina de la boda|padrino de boda|padrino de la boda|madre de la novia|madre de el novio|padre de la novia|padre de el novio|boda de mi hijo|boda de mi hija|boda de mi hermano|boda de mi hermana|se casa mi hijo|se casa mi hija|se casa mi hermano|se casa mi hermana|casamiento de mi hijo|casamiento de mi hija|casamiento de mi hermano|casamiento de mi hermana',
  'evening-wedding-family':
    'madrina de boda de noche|padrino de boda de noche|madrina en una boda de noche|padrino en una boda de noche|boda de noche de mi hijo|boda de noche de mi hija|boda de noche de mi hermano|boda de noche de mi hermana',
  christening:
    'bateo|bautizar|la bautizan|lo bautizan|bautizo|bautismo|bautizos|bautizan|cristianar|madrina de bautizo|padrino de bautizo|presentacion de el bebe en la iglesia',
  communion: 'comunion|comuniones|primera comunion',
  confirmation:
    'confirmacion|confirmaciones|se confirma|se confirman|se confirma mi hijo|se confirma mi hija|sacramento de la confirmacion',
  quinceanera:
    'un quince|una quince|los quince|un 15|mis 15|sus quince|sus 15|quince de mi|quinces|misa de quince anos|misa de quince|misa de xv|quinceanera|quinceaneros|quince anos|fiesta de quince|fiesta de quince anos|fiesta de 15|xv anos|mis quince|los quince de|cumple de quince|fiesta de 15 anos',
  graduation:
    'entrega de diplomas|diplomas|acto de clausura|clausura de el curso|clausura|ceremonia de clausura|acto de fin de curso|titulacion de mi hijo|titulacion de mi hija|titulacion de mi hermano|titulacion de mi hermana|titulacion de mi nieto|titulacion de mi nieta|titulacion de mi sobrino|titulacion de mi sobrina|titulacion de mi novio|titulacion de mi novia|titulacion de mi marido|titulacion de mi mujer|titulacion de mi primo|titulacion de mi prima|tesis de mi hijo|tesis de mi hija|tesis de mi hermano|tesis de mi hermana|tesis de mi nieto|tesis de mi nieta|tesis de mi sobrino|tesis de mi sobrina|tesis de mi novio|tesis de mi novia|tesis de mi marido|tesis de mi mujer|tesis de mi primo|tesis de mi prima|egreso de mi hijo|egreso de mi hija|egreso de mi hermano|egreso de mi hermana|egreso de mi nieto|egreso de mi nieta|egreso de mi sobrino|egreso de mi sobrina|egreso de mi novio|egreso de mi novia|egreso de mi marido|egreso de mi mujer|egreso de mi primo|egreso de mi prima|licenciatura de mi hijo|licenciatura de mi hija|licenciatura de mi hermano|licenciatura de mi hermana|licenciatura de mi nieto|licenciatura de mi nieta|licenciatura de mi sobrino|licenciatura de mi sobrina|licenciatura de mi novio|licenciatura de mi novia|licenciatura de mi marido|licenciatura de mi mujer|licenciatura de mi primo|licenciatura de mi prima|defensa de mi hijo|defensa de mi hija|defensa de mi hermano|defensa de mi hermana|defensa de mi nieto|defensa de mi nieta|defensa de mi sobrino|defensa de mi sobrina|defensa de mi novio|defensa de mi novia|defensa de mi marido|defensa de mi mujer|defensa de mi primo|defensa de mi prima|colacion de mi hijo|colacion de mi hija|colacion de mi hermano|colacion de mi hermana|colacion de mi nieto|colacion de mi nieta|colacion de mi sobrino|colacion de mi sobrina|colacion de mi novio|colacion de mi novia|colacion de mi marido|colacion de mi mujer|colacion de mi primo|colacion de mi prima|se gradua|me graduo|graduarme|egreso|colacion|entrega de titulos|ceremonia de grado|acto de grado|graduacion de mi hija|graduacion de mi hijo|fin de carrera|fiesta de grado|promocion|fiesta de promocion|prom|baile de graduacion|graduacion|orla|imposicion de becas|licenciatura|graduo|gradua',
  'official-ceremony':
    'pregonera|pregonero|doy el pregon|leo el pregon|leer el pregon|dar el pregon|medalla a el trabajo|la medalla a el trabajo|me dan la medalla|me imponen|me condecoran|subdelegacion|delegacion de el gobierno|el ministerio|recepcion de el alcalde|pleno municipal|pleno de el ayuntamiento|casa real|jura de nacionalidad|juro la nacionalidad|jura de la constitucion|ceremonia de nacionalidad|jura de cargo|ceremonia de ciudadania|acto oficial|acto institucional|toma de posesion|investidura|condecoracion|jura de bandera|recepcion oficial|recepcion en la embajada|embajada|acto protocolario|acto academico',
  'black-tie':
    'de etiqueta|etiqueta rigurosa|rigurosa etiqueta|codigo etiqueta|etiqueta obligatoria|gala|cena de gala|black tie|alfombra roja|esmoquin obligatorio|cena de etiqueta',
  wake: 'tanatorio|velatorio|velorio|velar a|velacion|capilla ardiente|dar el pesame en el tanatorio',
  mourning: 'funeral|entierro|misa de difuntos|pesame|luto',
  interview:
    'entrevista|entrevista de trabajo|entrevista laboral|entrevistas|entrevistan|proceso de seleccion|interview',
  'bank-interview': 'entrevista en banca|entrevista en un fondo|proceso de seleccion de un banco',
  'creative-interview':
    'entrevista creativa|entrevista en una agencia|entrevista en una startup|entrevista en un estudio|entrevista de disenadora|entrevista de disenador|entrevista en publicidad|entrevista en moda|entrevista en una revista',
  'shop-interview': 'entrevista en hosteleria|entrevista en comercio|casting de azafata',
  'trade-interview': 'entrevista en produccion|entrevista en la construccion|entrevista en logistica',
  office: 'oficina|despacho|ofi|bufete',
  'formal-office':
    'oficina formal|oficina con traje|oficina de traje|oficina de traje y corbata|oficina con corbata|trabajo de traje|trabajo con traje|trabajo con corbata|despacho de abogados|oficina con dress code',
  'business-casual-office':
    'oficina sin corbata|oficina business casual|oficina smart casual|trabajo business casual|oficina semiformal|oficina arreglado pero sin corbata',
  'casual-office':
    'startup de software|empresa de software|empresa de tecnologia|agencia de publicidad|oficina informal|oficina casual|oficina sin codigo|startup|trabajo en una startup|oficina de una startup|empresa tecnologica|oficina relajada|oficina en vaqueros',
  'casual-friday': 'viernes informal|viernes casual|casual friday|viernes en la oficina',
  'client-meeting':
    'reunion con clientes|reunion con un cliente|visita de clientes|comida de trabajo|reunion con inversores|clientes|cliente',
  presentation:
    'doy una charla|dar una charla|dando una charla|doy una ponencia|dar una ponencia|disertacion|disertar|demo day|presentar mi startup|presento mi startup|presentar mi empresa|presento mi empresa|rueda de prensa|conferencia de prensa|salgo en la tele|salir en la tele|entrevista en la tele|entrevista en la radio|en television|entrevista en television|plato de television|expo final|exposicion final|presentacion final|expongo en la uni|presentacion|exposicion oral|conferencia|ponencia|charla',
  'trade-fair':
    'feria profesional|feria de muestras|feria de el sector|feria comercial|feria internacional|stand|estar en el stand|expo profesional|fitur|ifema|salon profesional|jornadas profesionales',
  teaching: 'dar clase|doy clase|doy clases|dar clases',
  'video-call':
    'reunion por camara|reunion x cam|por cam|llamada con clientes|call|zoom con|videollamada|zoom|reunion online|videoconferencia|reunion por zoom',
  'work-from-home':
    'teletrabajo|teletrabajar|teletrabajo en casa|trabajar desde casa|trabajo desde casa|trabajar en casa|trabajo en casa|home office|laburar desde casa|trabajo remoto|en remoto',
  court:
    'juicio|juzgado|juzgados|tribunal|tribunales|vista oral|audiencia|audiencias|ante el juez|ante la jueza|con el juez|con la jueza|firmo el divorcio|firmar el divorcio|firma de el divorcio',
  'first-date': 'primera cita|tinder|cita a ciegas|cita de tinder',
  'romantic-dinner':
    'declararme|voy a declarar|me voy a declarar|pedir matrimonio|pedirle matrimonio|pedida de mano|pedirle la mano|pedirle que se case|darle el anillo|dar el anillo|proponerle matrimonio|cena romantica|aniversario|san valentin|cenar con mi novio|ceno con mi novio|ceno con mi novia|ceno con mi pareja|ceno con mi marido|ceno con mi mujer|cenar con mi novia|cena con mi novio|cena con mi novia|cena con mi marido|cena con mi mujer|cena con mi pareja|cenar con mi pareja',
  'meeting-parents':
    'los conozco por primera vez|los veo por primera vez|por primera vez los veo|conozco por primera vez|la conozco por primera vez|lo conozco por primera vez|me los presenta|me presenta a sus hijos|conozco a mi suegra|conozco a mi suegro|conocer a mi suegro|los suegros por primera vez|mis suegros por primera vez|presento a mis suegros|conozco a los padres|conocer a los padres|primera vez en casa de mis suegros|la familia de mi pareja|la familia de mi novio|la familia de mi novia|familia politica|primera vez que los veo|primera vez que veo a sus padres|me presenta a su familia|me presenta a sus padres|me presentan a la familia|presentarme a su familia|presentarme a sus padres|conozco a sus padres|conozco a mis suegros|conozco a los suegros|conozco a su familia|conocer a la familia|conocer a sus hijos|conozco a sus hijos|sus viejos|los viejos de mi novio|los viejos de mi novia|padres de mi pareja|padres de mi chico|padres de mi chica|mama de mi novio|mama de mi novia|madre de mi novio|madre de mi novia|casa de sus papas|sus papas|papas de mi novio|papas de mi novia|hermanas de mi novio|hermanos de mi novia|conocer a mi suegra|conocer a sus padres|conocer a mis suegros|conocer a los suegros|conocer a su familia|padres de mi novio|padres de mi novia',
  coffee:
    'un cafe|tomar cafe|tomar un cafe|cafe con|cafecito|merienda|merendar|desayunar fuera|desayunamos|desayunar con',
  'dinner-with-friends':
    'cena de fin de curso|cena de clase|cena con la clase|cena de el equipo|cena de graduados|cena de antiguos alumnos|cena de promocion|comida de fin de curso|cena de el grupo|cena con amigas|cena con amigos|cenar con amigas|cenar con amigos|cena con mis amigas|cena con mis amigos|cenar con mis amigas|cenar con mis amigos|cena de amigos|cena de amigas|cena en casa de unos amigos',
  'terrace-drinks':
    'terraza|terraceo|terrazas|terraceo con amigas|terraza con amigos|tomar algo en una terraza|canas en la terraza|rooftop|azotea|terracita',
  afterwork:
    'afterwork|after office|after work|copa al salir de el trabajo|canas al salir de el trabajo|canas despues de el trabajo|copa despues de el trabajo|algo despues de el trabajo|tomar algo despues de el trabajo|canas despues de la oficina|canas con los companeros',
  'wine-tasting':
    'una cata|cata a ciegas|de cata|cata de vinos|cata de vino|una bodega|visita a una bodega|enoturismo|ruta de el vino|catar vinos|degustacion de vinos|maridaje',
  cocktail:
    'muestra de pintura|muestra de arte|muestra de fotografia|expongo mis cuadros|expongo mis obras|mi exposicion|media etiqueta|coctel|cocktail|inauguracion|vernissage|evento de empresa',
  nightclub:
    'discoteca|disco|salir de noche|salir de fiesta|salgo de fiesta|salimos de fiesta|salgo de noche|salimos de noche|de marcha|de copas|tomar copas|copas|antro|boliche|fiestuqui|de farra|salir por la noche|rumba|rumbear|rumbiar|rumbeamos|perreo|janguear|farrear|carretear',
  birthday:
    'cumpleanos|cumple|fiesta de cumpleanos|hoy cumplo|manana cumplo|lunes cumplo|martes cumplo|miercoles cumplo|jueves cumplo|viernes cumplo|sabado cumplo|domingo cumplo|finde cumplo|semana cumplo',
  'company-party':
    'aniversario de la empresa|aniversario de mi empresa|aniversario de la compania|aniversario de el trabajo|aniversario de la oficina|fiesta de la empresa|cena de empresa|comida de empresa|almuerzo de empresa|comida de navidad de la empresa|copa de navidad|fiesta de empresa|cena de navidad de la empresa|brindis de fin de ano|fin de ano de la oficina|fin de ano de la empresa|fin de ano de el trabajo',
  'christmas-dinner': 'cena de navidad|nochebuena|navidad|comida de navidad',
  'new-year': 'nochevieja|noche vieja|fin de ano|ano nuevo|campanadas|cotillon',
  'three-kings':
    'reyes|dia de reyes|comida de reyes|roscon de reyes|roscon|cabalgata de reyes|rosca de reyes|partir la rosca',
  'child-birthday':
    'cumpleanos infantil|cumple infantil|cumpleanos de mi hijo|cumpleanos de mi hija|cumple de mi hijo|cumple de mi hija|fiesta infantil|pinata de mi hijo|pinata de mi hija|la pinata de|una pinata',
  'baby-shower':
    'fiesta de el bebe|baby shower|babyshower|fiesta de el bebe|fiesta para un bebe|fiesta de nacimiento|revelacion de genero|gender reveal|fiesta de bienvenida de el bebe',
  'village-fiesta':
    'zambomba|zambombas|zambombada|celedon|bajada de el celedon|fiestas de la blanca|blusas y neskas|feria de txoznas|feria de txosnas|feria de el barrio|txoznas|txozna|txosnas|txosna|aste nagusia|semana grande|fiesta mayor|festa major|chupinazo|san isidro|fiestas de el pilar|las fiestas|bous|la patrona|fiesta de la patrona|fiesta de el santo patrono|fiestas de verano|la tamborrada|san antolin|san mateo|feria de el pueblo|las penas|fiestas de el pueblo|fiestas de mi pueblo|las fiestas de mi barrio|fiestas de el barrio|fiesta de el pueblo|fiesta de el barrio|fiestas patronales|verbena|pregon|charanga|orquesta de el pueblo|san fermin|sanfermines|fallas|fiestas populares|kermes|fiesta patronal',
  feria:
    'feria|feria de abril|feria de sevilla|feria de malaga|feria de jerez|feria de cordoba|caseta|el real de la feria|rebujito|ir de feria|feriar',
  romeria:
    'rocio|romero|romera|carretas|camino de el rocio|romeria de la virgen|romeria|el rocio|hacer el camino de el rocio|ir de romeria|peregrinacion a la ermita|ermita|la carreta',
  concert: 'concierto|recital|bolo',
  'rock-concert':
    'concierto de rock|concierto de metal|concierto de heavy|concierto de punk|concierto de indie|recital de rock|tocata de rock|concierto heavy|toquin|concierto en una sala',
  festival:
    'corona capital|tecate|rock a el parque|cosquin rock|sonorama|resurrection fest|fib|sonar|lolla|pal norte|viva latino|rock in rio|quilmes rock|picnic festival|cruilla|bilbao bbk|low festival|festival|festi|festis|festivales|festival de musica|primavera sound|mad cool|bbk live|arenal sound|vina rock|lollapalooza|vive latino|estereo picnic',
  'classical-concert':
    'concierto de musica clasica|concierto clasico|concierto de clasica|musica clasica|filarmonica|sinfonica|orquesta sinfonica|concierto de camara|recital de piano|concierto de ano nuevo|concierto de orquesta|concierto de piano|el auditorio nacional',
  opera:
    'opera|noche de opera|ir a la opera|el liceo|el teatro real|el real de madrid opera|liceu|teatro colon',
  theatre: 'teatro|musical|ballet|auditorio',
  brunch: 'brunch|vermut|aperitivo|comida con amigas|comida con amigos',
  barbecue: 'barbacoa|asado|parrillada|paella en el campo',
  picnic: 'picnic|merienda en el campo|comida en el parque',
  museum: 'museo|museos|galeria',
  shopping: 'ir a comprar|comprar ropa|ir de compras|de compras|de tiendas|centro comercial',
  'theme-park':
    'cacharritos|los cacharritos|los cacharros|juegos mecanicos|feria mecanica|calle de el infierno|atracciones de feria|parque de diversiones|el parque warner|en el parque warner|el parque de atracciones|el parque tematico|parque warner|six flags|puy du fou|terra mitica|fantasilandia|salitre magico|mundo marino|la feria con los ninos|parque de atracciones|parque tematico|port aventura|portaventura|disney|disneyland|parque warner|isla magica|parque de diversiones|montana rusa|montanas rusas|atracciones',
  beach: 'playa|chiringuito',
  pool: 'piscina|pileta|alberca|dia de piscina|piscina de la urbanizacion|piscineo|fiesta en la piscina|fiesta de la piscina|fiesta de piscina|pool party|parque acuatico|piscinita|tomar el sol en la piscina',
  boat: 'barco|velero|yate|lancha|paseo en barco|navegar|catamaran|salir en barco|dia de barco|excursion en barco|ir en barco|ferry|crucero por la bahia',
  'snow-day':
    'dia de nieve|ir a la nieve|jugar en la nieve|pasear por la nieve|paseo por la nieve|raquetas de nieve|trineo|muneco de nieve|excursion a la nieve|subir a la nieve|dia en la nieve|andar por la nieve',
  flight: 'vuelo|avion|vuelo largo|coger un avion',
  airport:
    'aeropuerto|vuelo corto|puente aereo|recoger a alguien en el aeropuerto|control de el aeropuerto|vuelo de una hora|vuelo de dos horas',
  'train-journey':
    'viaje en tren|tren|ave|horas de tren|el ave|coger el tren|cojo el tren|tomar el tren|viajar en tren|tren a madrid|viaje en ave',
  'school-run':
    'llevar a los ninos al colegio|llevar a los ninos|recoger a los ninos|ninos al colegio|ninos al cole|nino al cole|nina al cole|hija al cole|hijo al cole|puerta del colegio|puerta del cole|reunion del colegio|reunion del cole|parque con los ninos|ninos en el parque|parque infantil',
  'dog-walk': 'pasear al perro|sacar al perro|paseo con el perro|perro',
  exam: 'me recibo|me recibi|rindo|rendir|ultima materia|rindo la ultima materia|la ultima materia|examen|examenes|oposicion|oposiciones|opo|opos|final de mates|selectividad|ebau|evau|parcial|examen oral|rendir un final|presentarme a un examen|prueba de acceso',
  doctor:
    'reconocimiento medico|chequeo|chequeo medico|la doctora|el doctor|doctora|dentista|oculista|psicologa|psicologo|psiquiatra|matrona|pediatra|dermatologa|dermatologo|cardiologo|traumatologo|urgencias|consulta con el especialista|odontologo|la obra social|medico|cita con el medico|cita medica|ir a el medico|dentista|ambulatorio|centro de salud|revision medica|ginecologo|consulta medica',
  'hospital-visit':
    'visitar a mi padre en el hospital|ver a mi madre a el hospital|visita a el hospital|visitar a alguien en el hospital|visita en el hospital|ver a un enfermo|visitar a un enfermo|hospital|ingresado|ingresada|ir a el hospital a ver|conocer a el bebe en el hospital|maternidad',
  volunteering:
    'limpieza de playa|limpieza de playas|limpiar la playa|limpieza de el rio|limpiar el monte|plantar arboles|plantacion de arboles|voluntariado|voluntaria|voluntario|hacer voluntariado|banco de alimentos|comedor social|ong|protectora|recogida de alimentos|recoger basura',
  gardening:
    'toca jardin|dia de jardin|el jardin de casa|huerto|jardineria|trabajar en el jardin|arreglar el jardin|cuidar el jardin|plantar|podar|cortar el cesped|la huerta|hacer jardin',
  'home-painting':
    'pintar la casa|pintar el piso|pintar la habitacion|pintar el salon|pintar una pared|pintar paredes|pintar en casa|pintar el cuarto|pintar muebles|reforma en casa',
  'moving-house': 'mudanza|mudarme|limpiar la casa',
  gym: 'gimnasio|gym|gimnacio|entrenar|entreno|crossfit|hacer pesas|hago pesas|haciendo pesas|levantar pesas|levanto pesas|sala de pesas|las pesas|a pesas|de pesas|con pesas|spinning',
  running: 'correr|salir a correr|running|maraton|carrera popular|trotar',
  hiking: 'monte|montana|senderismo|ruta|trekking|excursion|caminata',
  yoga: 'yoga|pilates|estiramientos',
  padel:
    'padel|jugar a el tenis|jugar a el padel|partido de padel|partido de tenis|clase de padel|clase de tenis|pista de padel|pista de tenis|squash|pickleball|torneo de padel|fronton',
  cycling:
    'bici|bicicleta|montar en bici|ruta en bici|paseo en bici|salir en bici|ciclismo|btt|mountain bike|spinning al aire libre|cicla|ciclovia|andar en bici|pedalear',
  swimming:
    'nadar|natacion|hacer largos|clase de natacion|piscina cubierta|nadar en la piscina|piscina climatizada|aquagym|aquafit|waterpolo|entrenar natacion',
  skiing:
    'esquiar|esqui|snow|snowboard|pistas de esqui|estacion de esqui|dia de esqui|nieve y esqui|ir a esquiar|semana blanca|forfait|baqueira|sierra nevada a esquiar|formigal',
  engagement:
    'brunch de compromiso|cena de compromiso|comida de compromiso|almuerzo de compromiso|fiesta de pedida|fiesta de compromiso|me comprometo|pedida|pedida de mano|fiesta de compromiso|pedir la mano|pedimento|le pido matrimonio|peticion de mano|anillo de compromiso',
  'anniversary-party':
    'nos casamos otra vez|nos casamos mi senora y yo otra vez|casamos otra vez|nos volvemos a casar|renovar votos|renovar los votos|renovamos los votos|renovacion de votos|casarnos otra vez|bodas de oro|bodas de plata|bodas de diamante|cumplo bodas de oro|cumplimos bodas de oro|bodas de oro de mis padres|bodas de plata de mis padres|aniversario de bodas|aniversario de mis padres|cincuenta anos de casados|veinticinco anos de casados|50 anos de casados|25 anos de casados|renovacion de votos|renovar votos|renuevan los votos',
  mass: 'misa|misa de gallo|ir a misa|misa de domingo|misa de doce|misa de once|misa de accion de gracias|ofrenda floral|novena|novenas|el rosario|iglesia el domingo|a la iglesia|culto|oficios|confesarme|triduo|misa rociera|misa de salud',
  procession:
    'procesion|procesiones|procesiones de semana santa|via crucis|cofradia|hermandad|jueves santo|viernes santo|domingo de ramos|el senor de los milagros|mantilla|nazareno|costalero|ver pasos|ver los pasos|corpus|corpus christi|virgen de guadalupe|la virgen de el carmen',
  award:
    'un reconocimiento|me dan un reconocimiento|recibo un reconocimiento|entrega de premios|premios|photocall|me dan un premio|recoger un premio|recibo un premio|premiacion|gala benefica|condecoran|diploma de honor',
  'first-workday':
    'primer dia de trabajo|primer dia en el trabajo|primer dia de curro|primer dia en la oficina|empiezo a trabajar|empiezo trabajo|empiezo en un trabajo nuevo|empiezo en el nuevo trabajo|empiezo nuevo trabajo|arranco en el trabajo|entro a trabajar|trabajo nuevo|curro nuevo|laburo nuevo|chamba nueva|pega nueva|primer dia de practicas|empiezo las practicas|primer dia de pasantia|pasantia|primer dia de laburo|primer dia de chamba|primer dia de pega|mi primer dia|primera semana en el trabajo|me incorporo',
  'board-meeting':
    'el consejo|la junta directiva|directorio|tengo directorio|consejo de administracion|comite de direccion|junta de accionistas|junta directiva|reunion de directorio|reunion con el consejo|ronda de inversion|inversores|inversionistas|comite',
  'business-dinner':
    'comida de fin de ano|almuerzo de fin de ano|comida de negocios|cena de negocios|almuerzo de negocios|almuerzo con clientes|almuerzo con un cliente|comida con clientes|comida con un cliente|cena con clientes|cena con un cliente|cena con inversores|comida con inversores|almuerzo con inversores|cena con inversionistas|cena con proveedores|comida con proveedores|cena con los socios|cena con socios|cena con mi jefe|cena con mi jefa|cena con el jefe|cena con la jefa|cena con los jefes|comida con los jefes|cena de trabajo|cena con la directora|cena con el director|cena en casa de mi jefe|cena en casa de mi jefa',
  congress:
    'congreso|jornadas|simposio|networking|convencion|feria de empleo|cumbre|encuentro profesional|foro|summit|congreso medico|convencion de ventas|jornadas tecnicas|seminario|hackathon|hackaton',
  'training-course':
    'curso|curso de formacion|formacion|taller de formacion|capacitacion|capacitaciones|taller de|hago un curso|workshop|masterclass|dia de formacion|diplomado|induccion|taller de ceramica|taller de escritura|taller de cocina|clase de cocina|curso de cocina|clase de ceramica',
  'thesis-defence':
    'defensa de la tesis|defender la tesis|defiendo la tesis|defiendo mi tesis|defender mi tesis|lectura de tesis|leo la tesis|mi tesis|tesis doctoral|defiendo el tfg|defiendo mi tfg|defiendo el tfm|defender el tfg|defender el tfm|defensa de el tfg|defensa de el tfm|tfg|tfm|tesina|examen profesional|sustento la tesis|sustento mi tesis|sustentar la tesis|sustentacion|sustentacion de tesis|titulacion|me titulo|tribunal de tesis|examen de grado|rindo la tesis|presento la tesis|presento mi tesis|ante el jurado|trabajo de fin de grado|defensa de tesis|defensa de grado|presentar la tesis|defensa doctoral',
  'product-launch':
    'lanzamiento|lanzamos|lanzamiento de producto|lanzamiento de la marca|presentacion de producto|presentacion de la coleccion|presentacion de marca|evento de marca|evento de prensa|showroom|desfile de moda|inauguracion de la tienda|apertura de la tienda',
  'site-visit':
    'una mina|la mina|con casco|casco|auditoria en planta|subestacion|parque eolico|refineria|ver la obra|la obra|obras|chaleco reflectante|visitar una obra|visita de obra|a obra|obra con|pie de obra|visita a obra|visita a la planta|visita a una planta|visitar la planta|visito una fabrica|visita a la fabrica|visita a una fabrica|visitar una fabrica|visitar la fabrica|recorrer la planta|recorrido por la planta|recorrer la fabrica|ensenan la nave|ensenan la planta|ensenan la fabrica|ver la nave|ver la planta|la nave|bajar a planta|visita a el almacen|visita a la mina|inspeccion|visita tecnica|auditoria en planta|visitar naves|visitar una nave|visita a una granja|la bodega industrial|peritaje',
  'shop-shift':
    'de dependienta|de dependiente|dependienta|dependiente|atender a el publico|de cara a el publico|turno en la tienda|turno en el bar|turno en la heladeria|la heladeria|de camarera|de camarero|camarera|camarero|de mesera|de mesero|mesera|mesero|de moza|de mozo|de cajera|de cajero|cajera|cajero|reponedor|reponedora|recepcionista|de azafata|de promotora|en la panaderia|la panaderia|en la cafeteria trabajo|mercadillo puesto|mi puesto|puesto de el mercado|atender el puesto|atender un puesto|vendo en|de auxiliar|turno de tarde|turno de manana|turno de noche|turno|guardia|de guardia|enfermera|enfermero|celador|de barista|barista|reparto|de ayudante de cocina|cocina de el restaurante|en hosteleria|de extra',
  'manual-work':
    'albanil|de albanil|la construccion|de fontanero|de mecanico|en el taller|de pintor|faena|trabajar con las manos|carpinteria|de soldador|de electricista|trabajo en el campo|en el almacen|trabajo de almacen|en la fabrica|cargar cajas|hacer inventario|inventario|desbrozar|bricolaje|arreglar el coche|lavar el coche',
  childcare:
    'de canguro|hacer de canguro|hago de canguro|canguro|cuidar ninos|cuidar a los ninos|cuidar a unos ninos|cuido ninos|cuido a unos ninos|cuidar a mis sobrinos|cuidar a mi sobrino|cuidar a mi sobrina|cuido a mis sobrinos|cuidar a mis nietos|cuido a mis nietos|cuidar a mi nieto|cuidar a mi nieta|cuido a mi nieta|cuido a mi nieto|babysitter|babysitting|ninera|de ninera|de nana|baby sitter|monitora de campamento|monitor de campamento|de monitora|de monitor|campamento con ninos|guarderia trabajo|educadora infantil|trabajo en una guarderia|animadora infantil|cuidar bebes|cuidar un bebe|cuidar a un bebe',
  portrait:
    'foto de carnet|fotos de carnet|foto de el carnet|foto de carne|foto de el dni|fotos para el dni|foto para el dni|renovar el dni foto|foto de perfil|fotos de perfil|foto de linkedin|linkedin|foto corporativa|fotos corporativas|foto para el cv|foto para el curriculum|foto de el curriculum|sesion de fotos|sesion de foto|fotos profesionales|foto de familia|fotos de familia|fotos familiares|foto de la orla|foto de pasaporte|foto para el pasaporte|foto para la visa|anuario|book de fotos|reportaje de fotos|fotografo|fotografa',
  signing:
    'notario|notaria|a el notario|firma ante notario|firmar ante notario|firma de la casa|firmar la casa|firmamos la casa|firma de la hipoteca|firmar la hipoteca|firmamos la hipoteca|firmar las escrituras|firma de escrituras|escrituras|firmar la venta|firmo la venta|firmar el contrato|firmo el contrato|firma de contrato|firmar un contrato|firmar el divorcio|firmo el divorcio|leer el testamento|testamento|escribania|escribano|firmar el alquiler',
  'family-meal':
    'comida familiar|almuerzo familiar|cena familiar|comida con la familia|comida con mi familia|almuerzo con mi familia|comida con mis padres|comer con mis padres|comer con mis hermanos|comida con mis hermanos|comida en casa de mis padres|comida en casa de mi madre|comida en casa de mi abuela|almuerzo en casa de mi mama|comida en casa de mis tios|comer con los nietos|comida con los nietos|comer con mis hijos|comer con los hijos|comida de domingo|comida de el domingo|comer en casa de mi madre|comer en casa de mis padres|comer con la familia|reunion familiar|sobremesa|comida de hermanos|comida de primos|cena en familia|comida en familia|dia de la madre|dia de el padre|me llevan a comer|me llevan los nietos|visita de mis padres|visitar a mis padres|ver a mis padres|ver a la familia|visitar a la familia|visitar a mi abuela|visitar a mis abuelos|ver a mi abuela|encuentro familiar|juntada familiar|domingo en familia|comida en casa de mi hermana|comida en casa de mi hermano|pasta de el domingo|bufe familiar',
  'informal-dinner':
    'comida de los quintos|los quintos|quintada|un meson|el meson|meson|comer tacos|cenar tacos|por unos tacos|de picoteo|picoteo|sidreria|asador|txoko|guachinche|taberna|tasca|chigre|mesita de bar|fonda|cantina|picanteria|cevicheria|pulperia|taqueria|hamburgueseria|hamburguesa|pizzeria|pizza|sushi|marisqueria|marisco|mariscada|comer marisco|furancho|calcotada|churreria|bodegon|food truck|poteo|de potes|txikiteo|chiquiteo|tardeo de canas|comer fuera|restaurante informal|bar de toda la vida|merendero|chupiteria',
  cinema:
    'cine|el cine|ir a el cine|voy a el cine|a ver una peli|ver una peli|ver una pelicula|autocine|la cineteca|estreno de cine|pelis',
  retirement:
    'me jubilo|jubilacion|jubilo|se jubila|me retiro de el trabajo|mi retiro|comida de jubilacion|brindis de jubilacion|cena de jubilacion|fiesta de jubilacion|me jubile|jubilarme|jubilan|se jubila mi|comida de mi jubilacion|se jubila un companero|se jubila una companera|despedida por jubilacion|me pensiono|mi pension',
  farewell:
    'despedida de un companero|despedida de una companera|despedida de mi companera|despedida de mi companero|se va un companero|se va una companera|me despido de el trabajo|mi ultimo dia de trabajo|ultimo dia de trabajo|ultimo dia en la oficina|ultimo dia en la empresa|despedida de el trabajo|despedida de la oficina|brindis|brindis en la oficina|brindis en el trabajo',
  'hen-party':
    'despedida de soltera|despedida de soltero|despedida de solteras|despedida|despe|despe de soltera',
  housewarming:
    'inauguracion de el piso|inauguracion de la casa|inaugurar el piso|inauguran piso|inauguran casa|estrena casa|estrenan casa|estrena piso|estrenan piso|estrenar piso|housewarming|inauguracion de casa|inauguracion de depa|estreno de piso|fiesta en su piso nuevo|piso nuevo|casa nueva|depa nuevo',
  posada:
    'posada|posadas|la posada|posada navidena|posada de la oficina|posada de el trabajo|pedir posada|preposada|novena de aguinaldos|pastorela',
  'national-day':
    'fiestas patrias|dieciochero|dieciochera|dieciocho de septiembre|el dieciocho|18 de septiembre|fonda dieciochera|las fondas|ramada|el grito|noche de el grito|grito de independencia|noche mexicana|dia de la independencia|asado dieciochero|pena folclorica|pena criolla|pena folklorica|dia de andalucia|diada|doma|jineteada|rodeo|desfile de huasos',
  carnival:
    'carnaval|carnavales|carnaval de humahuaca|desentierro de el diablo|carnaval de cadiz|carnaval de tenerife|carnaval de barranquilla|carnaval de oruro|batalla de flores|guacherna|comparsa|comparsas|chirigota|chirigotas|polvo|polvos de colores|pintura en polvo|tiran espuma|tiran polvo|tiran pintura|tiran talco|tiran harina|guerra de harina|harina y espuma|tomatina|batalla de el vino|holi|carrera de colores|color run|yunza|murga|murgas',
  parade:
    'cabalgata|desfile|desfiles|dia de muertos|dia de los muertos|desfile de dia de muertos|desfile de carrozas|orgullo|el orgullo|pride|manifestacion|manifa|8m|8 de marzo|mani|ofrenda de flores|moros y cristianos|pasacalles|pasacalle|correfoc|castellers|fuegos artificiales|recital en la plaza|desfile de silleteros|alborada',
  'book-talk':
    'presentacion de un libro|presentacion de libro|presentacion de su libro|presentacion de el libro|presenta su libro|presenta un libro|club de lectura|charla de|a una charla|tertulia|coloquio|recital de poesia|recital poetico|cuentacuentos|conferencia de|exposicion de un amigo|inauguracion de una exposicion|expo de un amigo|concierto de aula|feria de el libro|firma de libros|mesa redonda como publico|slam de poesia',
  'football-match':
    'cancha|estadio|ver el partido|a el futbol|ir a el futbol|voy a el futbol|partido de futbol en el estadio|partido de la seleccion|la cancha|voy a la cancha|el clasico|final de la copa|partido en el estadio|el campo de futbol|san mames|el bernabeu|camp nou|la bombonera|el monumental|tribuna|la grada|a ver a el|partido de basket|partido de baloncesto|ver el rugby|partido de rugby|formula 1|carrera de motos|gran premio|autodromo|circuito|partido|a ver el futbol',
  bullfight:
    'toros|los toros|corrida|corrida de toros|plaza de toros|la maestranza|las ventas|novillada|barrera de sombra|el encierro|un encierro|los encierros|capea|capeas|jaripeo|charreada|charreria|palenque',
  sightseeing:
    'mercadillos|mercadillo de navidad|mercadillos de navidad|mercados de navidad|mercados navidenos|excursion de clase|excursion de el cole|excursion de el colegio|excursion de el instituto|excursion escolar|excursion a el museo|acuario|zoologico|zoo|parque de animales|los patios|patios de cordoba|ruta de los patios|turismo|hacer turismo|visitar la ciudad|conocer la ciudad|ruta turistica|turistear|guiri|free tour|patear la ciudad|patearme la ciudad|patearnos la ciudad|pateo|patear|recorrer la ciudad|visita guiada|callejear|andar todo el dia|caminar todo el dia|caminando todo el dia|andando todo el dia|casco antiguo|casco viejo|centro historico|monumentos|ruinas|machu picchu|valle sagrado|piramides|teotihuacan|la alhambra|alhambra|castillo|catedral|excursion cultural|visitar pueblos|ruta por pueblos|de mochilero|mochilera',
  countryside:
    'feria de el ganado|feria de ganado|feria ganadera|feria agricola|feria rural|la rural|coger castanas|recoger castanas|a castanas|castanas|el soto|coger moras|recoger pinas|esparragos|ir a esparragos|coger esparragos|excursion a el rio|merendar en el campo|almuerzo campestre|comida campestre|campestre|cena campestre|en una quinta|una quinta|la quinta de|a el rio|dia en el rio|dia de campo|campo a comer|comer en el campo|casa de campo|casa rural|cortijo|la parcela|parcela|a la finca|finca|la finca|paseo por el campo|ir a el campo|a el campo|paseo por el monte|pasear por el monte|coger setas|recoger setas|ir a setas|setas|buscar setas|niscalos|boletus|paseo de olla|la chacra|chacra|el rancho|un rancho|granja|la estancia|estancia|dia de rio|la sierra|ver las estrellas|lluvia de estrellas|observar estrellas|observar aves|pajareo|pesca|pescar|ir de pesca|caceria|monteria|matanza|la matanza|almendros en flor|cerezos en flor',
  harvest:
    'vendimia|vendimiar|vendimio|ir a vendimiar|recoger aceituna|la aceituna|aceituna|recogida de la aceituna|recoger uvas|recoger fruta|cosecha|cosechar|la zafra|recoger almendras|recoger naranjas|cortar uva|la pisada de la uva|pisar uva',
  camping:
    'camping|acampada|acampar|tienda de campana|carpa en|dormir en la montana|vivac|campamento|glamping|furgo|furgoneta camper|camper|autocaravana',
  'road-trip':
    'viaje de fin de curso|viaje de egresados|viaje de estudios|en bus toda la noche|bus nocturno|viaje en coche|viaje en auto|viaje en carro|viaje largo|muchas horas de coche|horas en coche|horas de carretera|viaje por carretera|carretera|autobus|bus largo|viaje en autobus|viaje en micro|viaje en colectivo|viaje en camion|viaje en bus|viaje en furgoneta|horas en bus|horas de bus|micro de larga distancia|flota',
  zoo: 'zoo|zoologico|bioparc|cabarceno|faunia|el safari|safari|acuario|oceanografico|granja escuela|granja con los ninos|parque de animales',
  spa: 'spa|balneario|termas|aguas termales|hammam|banos arabes|sauna|circuito termal|masaje|un masaje|temazcal',
  sideline:
    'partido de mi hijo|partido de mi hija|partido de los ninos|partido de mi sobrino|partido de mi nieto|partido de mi nieta|partido de mi sobrina|ver a mi hijo jugar|ver a mi hija jugar|torneo de mi hijo|torneo de mi hija|torneo de los ninos|entrenamiento de mi hijo|entrenamiento de mi hija|competicion de mi hija|competicion de mi hijo|campeonato de mi hijo|campeonato de mi hija|festival de gimnasia',
  errands:
    'feria artesanal|feria de artesania|mercado de navidad|mercado medieval|mercadillo medieval|feria de artesanos|el super|a el super|recados|hacer recados|de recados|mandados|hacer mandados|vueltas|hacer vueltas|diligencias|tramites rapidos|la compra|hacer la compra|hacer las compras de el super|supermercado|el super|mercadona|mercado|el mercado|rastro|mercadillo|feria de el barrio|tianguis|plaza de mercado|itv|correos|farmacia|lavanderia|ferreteria|verduleria|fruteria|carniceria|pescaderia|a por el pan|a por pan|comprar el pan|comprar pan|el chino|gasolinera',
  paperwork:
    'a el ayuntamiento a|tramite en el ayuntamiento|papeles en el ayuntamiento|gestiones|papeleo|tramites|tramite|cita previa|hacienda|extranjeria|la embajada|embajada a por la visa|dni|pasaporte|renovar el dni|renovar el pasaporte|sepe|el paro|seguridad social|asesoria|gestoria|registro civil|municipalidad|anses|sunat|afp|a el banco|voy a el banco|comisaria|denuncia|poner una denuncia|el abogado|la abogada',
  'parents-meeting':
    'recoger las notas|las notas de el crio|notas de mi hijo|notas de mi hija|recoger las notas de mi hijo|reunion de padres|reunion de el cole|reunion de el colegio|tutoria|hablar con la tutora|hablar con el tutor|hablar con la profesora|reunion con la profe|reunion con el profe|reunion con la maestra|reunion con la profesora|reunion con la tutora|junta de padres|junta de padres de familia|reunion de apoderados|entrega de notas|entrega de boletas|entrega de boletines|jornada de puertas abiertas|puertas abiertas|ampa|reunion de la guarderia|entrevista en el colegio|entrevista en el cole',
  'school-show':
    'graduacion de kinder|graduacion de preescolar|graduacion de jardin|graduacion de primaria|graduacion de guarderia|graduacion de infantil|festival de primavera|festival de el cole|festival de el colegio|festival de navidad|festival navideno|festival escolar|pastorela|belen viviente|auto de navidad|festival de fin de curso|fin de curso|fiesta de fin de curso|funcion de el cole|funcion de navidad|funcion de mi hija|funcion de mi hijo|funcion de mi nieta|funcion de mi nieto|funcion escolar|acto de el cole|acto de el colegio|acto escolar|actuacion de mi hija|actuacion de mi hijo|actuacion de mi nieta|actuacion de mi nieto|actuacion de navidad|concierto de mi hija|concierto de mi hijo|festival de mi hija|festival de mi hijo|festival de danza|obra de mi hija|obra de mi hijo|recital de mi hija|recital de mi hijo|acto de fin de ano|kermes de el colegio|festival de el dia de la madre|licenciatura de kinder|graduacion de el kinder|graduacion de la guarderia|graduacion de infantil|jura de la bandera en la escuela',
  'neighbours-meeting':
    'reunion de vecinos|junta de vecinos|reunion de la comunidad|junta de la comunidad|asamblea de vecinos|reunion de consorcio|asamblea|reunion de propietarios|reunion de la asociacion|reunion de padres voluntarios',
  'flat-viewing':
    'ver una pieza|una pieza para arrendar|arrendar una pieza|habitacion en alquiler|ver una habitacion|ver habitaciones|ver un piso|ver pisos|ver un depa|ver departamentos|ver un departamento|ver un apartamento|ver una casa|visitar un piso|visita a un piso|visitar pisos|ver casas|alquilar un piso|alquilar piso|conocer a el casero|conocer a la casera|casting de piso|entrevista para compartir piso|buscar piso|visita de un piso|el casero|la inmobiliaria|arrendar un depto|ver un depto|ver un arriendo|compartir piso',
  class:
    'el primer dia de clase|clase|clases|ir a clase|universidad|uni|facultad|instituto|facu|insti|prepa|el cole|colegio|biblioteca|biblio|estudiar|academia|colegio mayor|autoescuela|la u|primer dia de clase|primer dia de clases|primer dia de uni|primer dia en la uni|primer dia de universidad|primer dia de instituto|primer dia de facultad|vuelta a el cole|vuelta a clases|clase de ingles|clase de idiomas|preuniversitario|dia de colegio',
  'driving-test':
    'examen de conducir|examen de manejo|examen practico de conducir|carnet de conducir|examen de el carnet|practico de conducir|clase de conducir|clases de conducir|clase de manejo|practica de coche|examen practico de coche|licencia de conducir|brevete',
  physiotherapy:
    'fisio|fisioterapia|fisioterapeuta|rehabilitacion|rehab|kinesiologo|kinesiologa|kinesiologia|kine|osteopata|quiropractico|terapia fisica|sesion de fisio|podologo|el podologo|acupuntura',
  'medical-test':
    'resonancia|radiografia|ecografia|analisis|analitica|sacarme sangre|analisis de sangre|vacuna|vacunarme|electrocardiograma|mamografia|prueba de esfuerzo|tac|colonoscopia|operan|me operan|ingreso en el hospital|quimio|quimioterapia|dialisis|donar sangre|donacion de sangre|holter|endoscopia|densitometria',
  hairdresser:
    'peluqueria|peluquero|peluquera|a tenirme|tenirme el pelo|salon de belleza|barberia|manicura|hacerme las unas|depilacion|depilarme',
  'home-day':
    'estar en casa|casa viendo|en el sofa viendo|sofa y manta|tarde de sofa|plan de sofa|sofa y peli|tirada en el sofa|tirado en el sofa|peli y manta|manta y peli|de chill|vaguear|dia de lluvia en casa|dia en casa|por casa|estar por casa|andar por casa|domingo de sofa|quedarme en casa|me quedo en casa|maraton de series|resaca|convalecencia|reposo',
  'ice-skating':
    'patinar sobre hielo|patinar en hielo|patinaje sobre hielo|patinaje en hielo|pista de hielo|patinar en la pista|patinar|patinaje|hockey',
  'horse-riding':
    'montar a caballo|equitacion|caballo|a caballo|cabalgata a caballo|cabalgar|ruta a caballo|la hipica|hipica|clase de equitacion',
  climbing:
    'escalada|escalar|rocodromo|via ferrata|boulder|bulder|barranquismo|puenting|tirolina|tirolinas|parque de tirolinas|multiaventura',
  football:
    'futbol|jugar a el futbol|partido de futbol|pachanga de futbol|pachanga|pichanga|cascarita|picadito|fulbito|futbolito|futsal|futbol sala|partidito|baloncesto|jugar a el baloncesto|basket|voley|voleibol|rugby|balonmano|hockey hierba|beisbol',
  'dance-class':
    'clase de salsa|clase de baile|clases de salsa|clases de baile|clase de bachata|clase de zumba|clase de ballet|clase de danza|ensayo de baile|clase de flamenco|clase de tango|milonga|clase de sevillanas|ensayo de la comparsa|danza|bailar tango',
  golf: 'golf|jugar a el golf|campo de golf|torneo de golf|green',
};

/** Further words for events, and words for a mere occasion. */
const otherwise: readonly (readonly [words: string, plan: Plan])[] = [
  [
    'reunion|reuniones|junta|meeting|reu',
    { event: 'client-meeting', occasion: 'work', purpose: 'una reunión' },
  ],
  [
    'trabajo|trabajar|currar|curro|laburo|laburar|chamba|el trabajo|jornada',
    { event: null, occasion: 'work', purpose: 'el trabajo' },
  ],
  ['fiesta|fiestas|fieston|party|guateque', { event: null, occasion: 'party', purpose: 'la fiesta' }],
  [
    'cita|date|quedar con un chico|quedar con una chica|he quedado con un chico|he quedado con una chica|ligar',
    { event: null, occasion: 'date', purpose: 'la cita' },
  ],
  ['cena|cenar|salir a cenar|cena fuera|restaurante', { event: null, occasion: 'date', purpose: 'la cena' }],
  [
    'el acto|un acto|acto|homenaje|ceremonia|acto formal|recepcion|algo formal|evento formal',
    { event: null, occasion: 'formal', purpose: 'una ocasión formal' },
  ],
  ['en casa|visitas en casa|cocinar', { event: null, occasion: 'casual', purpose: 'estar en casa' }],
  ['deporte|hacer deporte', { event: null, occasion: 'sport', purpose: 'hacer deporte' }],
  [
    'diario|dia a dia|dia normal|pasear|paseo|dar una vuelta|dar un paseo|de diario|cualquier cosa|tranquilo|dia tranquilo|plan tranquilo',
    { event: null, occasion: 'casual', purpose: 'el día a día' },
  ],
];

export const planPhrases: readonly (readonly [phrase: string, plan: Plan])[] = [
  ...(Object.entries(byEvent) as [EventName, string][]).flatMap(([event, words]) => {
    const { occasion } = eventOf(event) ?? { occasion: 'casual' as const };
    return words.split('|').map((word): [string, Plan] => [word, { event, occasion, purpose: null }]);
  }),
  ...otherwise.flatMap(([words, plan]) => words.split('|').map((word): [string, Plan] => [word, plan])),
  ...everyday.flatMap(({ words, event = null, occasion, purpose = null }) =>
    words.split('|').map((word): [string, Plan] => [word, { event, occasion, purpose }]),
  ),
];

export const plans = lexiconOf(planPhrases);
