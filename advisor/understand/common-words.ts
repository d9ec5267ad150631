const everyday: readonly string[] = (
  'cazador cazadores velitas domino partida partidas partidita calzo calzas calza calzaba rosada rosado rosadas rosados chambelan chambelanes pilar anotado anotada anotados anotadas apuntado apuntada agendado abajo acaba acabo acerca acuerdo adelante ademas ahora alguien alguna algunas alguno algunos alla alli alta alto amiga ' +
  'amigas amigo amigos ando animo anoche antes apenas aquel aquella aqui arriba asi aunque ayer ayuda ayudame ayudas bajo ' +
  'bajita bajito bano bastante bien boca bonita bonito buena buenas bueno buenos busco cabeza cada calle cama cambio camino ' +
  'cara casa casas casi caso cerca ciudad claro coche cola comer comida comido como compra comprar conmigo conozco contigo ' +
  'corta corto cosa cosas creo cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuatro cuenta cuerpo cuesta ' +
  'cuidado cuidar dame dar debajo deberia debo decir deja dejar demas demasiado dentro desde despues dice dicho dinero ' +
  'dijo dime donde dudo dura durante ella ellas ello ellos embarazada encima encanta encima entera entonces entre eran ' +
  'eres esas esos esta estaba estamos estan estar estara estaria estas este esto estos estoy familia fatal feliz fuera ' +
  'fueron fuerte gente gordo gorda gracias gran grande grandes guapa guapo gustan gusta gustaria haber habia hablar hace ' +
  'hacen hacer haces haciendo hacia hago hambre hasta haya haces hecho hermana hermano hice hijo hija hijos hola hombre ' +
  'hora horas horrible idea ideas igual importa importante jefa jefe jefes junto justo larga largo lado lejos libre lista ' +
  'listo llama llamo llega llegar lleno lleva llevaba llevar llevas llevo luego lugar madre mala malas malo manera mano ' +
  'marca marido mayor media medio mejor mejores menos mientras mierda mirar misma mismo modo mola momento mucha muchas ' +
  'mucho muchos mujer mundo nada nadie necesito nervios nina ninguna ninguno ningun nino ninos noche normal nosotros novia ' +
  'novio nuestra nueva nuevas nuevo nuevos nunca ojos otra otras otro otros padre padres pagar pais para parece pareja parte ' +
  'partes pasa pasado pasar peor pero persona personas pide piel piensas pies poca poco pocos podria podrias poner ponerme ' +
  'pongo ponme pone porque posible prefiero primer primera primero problema prima primo pronto propia pudo pueda puede ' +
  'puedes puedo puesta puesto punto quedar queda quedado quedan quedo queria querer quien quiere quieres quiero quita quito ' +
  'quiza rapido rato razon salgo salir saber sabes segun segunda segundo segura seguro seria siempre siento sigue siguiente ' +
  'sino sirve sobre sola solo somos suelo suerte super tambien tampoco tanta tanto tarde tenemos tener tengo tenia tercera ' +
  'tercero tiempo tiene tienes tipo toca toda todas todavia todo todos toma tomar trae tres triste ultima ultimo unas unos ' +
  'usar usas usted vale vamos varias varios veces vecina veces venga venir veo verdad verme vida viene viste visto vivir ' +
  'vivo volver voy vuelta vuelvas vuelva vuelvan ' +
  'ayudarme apetece aprovechar arregla canto carta cartas cama cerrar chica chico chicas chicos cocina comprado compre ' +
  'compro conjunto contestar correcto crema cuello curso dedos dientes dolor doctor domingo dormir empresa encuentro espalda ' +
  'espejo estilo examen falta faltan ganas gasto genial golpe grupo gusto habitacion hablame hotel huele humor iglesia ' +
  'invitado invitada invitan joven juego jugar lavar leer libro limpia limpio linda lindo maestra manchas marcha marzo ' +
  'mesa miedo minuto moda moderna monton mover musica nombre numero oferta olor opinas opinion padrino pelo perdona ' +
  'piernas pierna pinta plan planes playa pobre porfa precio primos profe pronto puerta queso rara raro recuerda regalo ' +
  'respuesta ropa rota roto ruido sale salon sangre semana senora serie serio servir silla sitio suegra suegro talla tallas ' +
  'tela telefono temprano tema terminar texto tienda tipos tocar tonta trabaja trata truco uso usado usada vacio valer vender ' +
  'ventana verde vestida vestido viaje vieja viejo vista voz zona capital receta futbol partido politica presidente codigo ' +
  'chiste pelicula noticias horoscopo deberes poema medico fiebre perro gato casada soltera boda bodas rebajas barriga ' +
  'cadera hombros cintura pecho brazos tripa espalda caderas culo muslos piernas kilos peso embarazo comodo comoda vaya ' +
  'haria harias llevaria pondrias pondria cambiar cambia cambio junta cenar cenas combina moneda cesta ' +
  'mirame mires meto metes metas lleve lleves traigo pasos salto gastar gastarme tarta horno aire hielo ' +
  'costo costa cierto cinta puntos ratos malla letra letras bolas bolitas lana planta plata planto canta cantar ' +
  'nieta nieto nietos nietas abuela abuelo abuelos tio tia tios tias cunada cunado sobrina sobrino ahijado ahijada yerno nuera ' +
  'viendo vienen viniendo venido visita visitas vecino vecinos vecinas companero companeras companeros colega colegas jefazo ' +
  'piba pibas pibe cuate cuates pana panas chavo chava chavos linda lindo guapi bonica reina mija amiguis tronco tronca ' +
  'semana semanas jueves martes miercoles lunes viernes mediodia madrugada temprano pronto luego enseguida ahorita ratito ' +
  'perder perdido perdida perdi olvidado acabar acabado empezar empiezo empieza terminar esperar espero esperando ' +
  'entrar entra entro subir subo bajar bajo coger cojo cogi tomo llegue llegamos aparcar conducir andando corriendo ' +
  'sentada sentado parada parado acostada levantado levantada dormido cansado cansada enfadada contenta nerviosa nervioso ' +
  'gracioso tonteria tonterias mierdas puta joder cono ostras ostia jolin madre caray dios santo chorro monton rollo tema ' +
  'gusten guste guarde saque saca sacar sacado compras comprando vender vendo regalar regalo regalado devolver cambiado ' +
  'nuevo nuevas antiguo antigua moderno actual siglo anos meses mes dias puente vacacion fiestas veranos inviernos ' +
  'cerveza bebida beber bebo comprada planchar doblar tender secar mojar romper rasgar coser ajustar apretar apretado ' +
  'delante detras alrededor frente izquierda derecha centro norte sur pueblo barrio plaza campo cuesta cuestas escaleras ' +
  'cesped hierba barro arena piedra piedras suelo coche bici moto patinete carrito bolsas mochilas libros apuntes ' +
  'tarde tardes mananas noches ayer anteayer quiza igual mitad doble triple mismo misma propio ajeno comun raro rara ' +
  'impresion impresionar imponer mandar dirigir dirigir negociar vender firmar hablar presentar explicar exponer ' +
  'pasando paseando bailando cantando cocinando leyendo escribiendo mirando buscando pensando quedando saliendo entrando ' +
  'pillar pillado flipar flipo molan mole petar petado liado liada lio cague cagar rayar rayada agobio agobiada ' +
  'prefieras prefieres eliges elegir elijo escoger escojo decide decidir decido animas animo atrevo atreves ' +
  'mata matan maten sombra harta tirar ponerse ponerle necesita bolero llevadero abierta decia mueve gripe ponla quitala elimina cobro sumando ' +
  'pereza flojera churros mate cañas canas vermut aperitivo merienda navideno navidena navidenas navidenos capucha delante campestre orejas atrevo lanzo ' +
  'caritas guardarlo atras vegana quitalo propongas jamas aguja llegado sirven espanola espanolas haceis clienta metio copia ' +
  'mensual quitame boton practicar chicle toallas toalla reves tiendo tarda comio cuadrado puntitos cubeta mantilla redondo ' +
  'colgar realmente cualquiera pesada autos despacito despacio revisa hemos bajon monja camilla operacion directo convencion ' +
  'tablas ridiculo grita palida sofia cosita cositas manton bandeja sentarme botones preparado podemos recogido proponer pintura ' +
  'acaso comodines carpeta papel senorita colgado altar tapan presto vestirse quepa coleccion sabana opinar dieta encierro conoci ' +
  'abrir experto viuda viudo barba varices preciosa verla estadio nomas tirando enferma maria perfecta fresa gruesa habra cache ' +
  'cierro principio seguido agrega debito planear proteccion queja caliente probe muneca jabon vapor funda presente cristiana ' +
  'tapar checo simon manzana controla falsas cloro ramos peino ahoga alcanza cuadras carpa antojos polvo electronico quema ' +
  'descubro matar cortado canela paramo canasta vaina contado marta bruta tranquila maestria solita planeta cuenca estimada ' +
  'estimado estimados finca venta caseta bisnieto bisnieta demandante broo bro tron loko grabar grabado corte testigo fondo ' +
  'escenario obra arquitecto resultados parroquia bolsillos verse vernos quererme llorar lloro huelo murio morir barriga cintas ' +
  'meses semanas trabajadora jefatura padrastro cuñada hermanastra director directora reunion quejar enviado envidia carino ' +
  'luego rato demas laves pidio eches mandes encima debajo arriba abajo dentro afuera cerca lejos ninguna alguno varias demasiados sirvo servir sirvio ' +
  'cancha cheto previa boliche pichanga pollada kermes vendimia bodega caballo ranchera rancho granja establo taller nave faena ' +
  'nota notas peluqueria pelo moto metro autobus tren turno mando manda cartel quede quedes ' +
  'cobra cobran cobrar tarda tardan demora demoran envian enganchon despacho domicilio resolar suelas tapas tintoreria lavarropas ' +
  'borres borre elimines quites toques embarazada premama mudanza repartir reparto alergica alergico niquel busto nudillos talle talles holgado entallado pitillo'
).split(' ');

/** Imperatives with the pieces they are about: "échalo", "cámbialas". */
const imperatives =
  'echa pon guarda apunta anota agenda marca manda lava quita saca cambia mete pasa mueve borra deja elimina intercambia sube baja';
const pronouns = 'lo la los las melo mela melos melas';

/** Everyday words that are never corrected to a similar word of fashion. */
export const commonWords: readonly string[] = [
  ...everyday,
  ...imperatives.split(' ').flatMap((verb) => pronouns.split(' ').map((ending) => verb + ending)),
];
