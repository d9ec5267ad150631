const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Infinitives by how their stem changes when it is stressed: "pienso", "cuento", "pido", "envío". */
export const byChange = {
  none: words(`
    abandonar abarcar ablandar abrazar abrigar abrir abrochar absorber afeitar aburrir acabar aceitar acelerar aceptar acercar aclarar acompañar aconsejar acortar activar actualizar acudir
    acumular adaptar adelantar adelgazar adivinar admitir adornar afinar aflojar agachar agitar agobiar agotar agradecer agrandar agregar agrupar aguantar ahogar ahorrar ahuecar airear
    ajustar alargar alcanzar alegrar alejar alertar aligerar alimentar alisar aliviar alquilar alternar amamantar amanecer amar amarillear analizar animar anotar anudar anular anunciar
    apagar aparecer apartar apañar apetecer aplanar aplastar aplicar apoyar apreciar aprender aprovechar apuntar apurar archivar armar arrancar arrastrar arreglar arriesgar arrodillar
    arropar arrugar asar asegurar asociar asomar aspirar asumir asustar atacar atar atascar atrapar atrever atribuir avanzar averiguar avisar avivar ayudar añadir bailar bajar basar bastar batallar batir
    bañar besar bloquear bocetar bordar borrar botar brillar burlar buscar caducar calar calcular callar calmar calzar cambiar caminar cancelar cansar cantar cargar casar causar ceder celebrar cenar
    centrar centrifugar cepillar chafar charlar chupar citar clasificar clavar cobrar coger coincidir coleccionar colocar combinar comentar comer comparar compartir compensar completar
    complicar comprar comprimir concretar conducir confirmar conformar confundir congelar conjuntar conocer conquistar conservar construir consultar contactar contagiar contestar
    contrastar contratar convencer conversar copar copiar correr cortar coser cotillear cotizar crear crecer creer criticar cruzar cuadrar cuajar cuartear cubrir cuidar culpar cumplir
    curar dañar debatir deber decidir declarar degradar dejar delatar denunciar depender depositar desabrochar desahogar desaparecer desatar desayunar descalcificar descalzar descansar descargar descartar
    descoser descubrir descuidar desear desenchufar desengrasar desenredar desenrollar desgastar desinfectar desistir deslizar desmaquillar desmontar desnudar despegar despejar
    despistar desplazar desprender destacar destinar destrozar destruir detallar dibujar dictar diferenciar diluir dirigir discriminar disculpar discutir disfrazar disfrutar disimular
    disolver distinguir dividir doblar documentar dominar donar duchar dudar duplicar durar echar editar elevar eliminar empacar empapar empeorar empeñar emplear empujar enamorar
    encajar encargar enchufar encoger endurecer enfadar enganchar engañar engordar enjuagar enlazar enmarcar enredar enrollar ensayar enseñar ensuciar enterar entrar entregar entrenar
    envejecer equilibrar equivocar escanear escapar escoger esconder escribir escuchar escurrir espantar especificar esperar espolvorear estabilizar esponjar estirar estorbar estrechar estrenar
    estropear estructurar estudiar evitar exagerar excluir exigir existir experimentar explicar expresar exprimir extrañar facturar fallar faltar favorecer felicitar festejar fichar
    fijar filtrar firmar flipar formar forrar frenar frotar fruncir funcionar ganar gastar generar gestionar girar golpear grabar grapar gritar guardar gustar habitar hartar hablar heredar
    hidratar hinchar honrar huir humedecer humillar hundir ignorar igualar iluminar imaginar imitar impermeabilizar importar impresionar imprimir improvisar incluir incomodar indicar
    informar iniciar inmutar insistir instalar intentar intercambiar interesar inventar invitar jubilar juntar jurar juzgar lamentar lanzar largar lavar leer levantar lijar limitar limpiar
    listar llamar llegar llenar llevar llorar lograr lucir machacar manchar mandar manejar marcar marchar marear matar matizar mediar mejorar merecer meter mezclar mimar mirar mojar molestar
    montar mudar multar multiplicar nacer nadar necesitar negociar nivelar nombrar notar numerar obligar observar obsesionar ocultar ocupar ocurrir odiar ofender ofrecer olvidar operar
    opinar ordenar organizar orientar oscurecer pactar pagar palpar parar parecer partir pasar pasear pausar pecar pegar peinar pelar pelear pellizcar penar perdonar perfumar permitir
    pertenecer pesar picar pillar pinchar pintar pisar planchar planear planificar plantar plantear posar practicar precisar preguntar prender preocupar preparar prescindir presentar
    presionar prestar presumir programar prometer proteger protestar provocar publicar pulir pulsar pulverizar quedar quejar quemar quitar rascar rasgar raspar rayar razonar reaccionar
    rebajar rebosar recargar rechazar recibir reclamar recoger recolocar reconciliar reconocer recortar recuperar redondear reducir refrescar regalar registrar reglar regresar regular
    relajar rellenar remangar rematar remeter remojar reparar repartir repasar repintar reposar rescatar resaltar resbalar reservar respetar respirar responder restar resultar retirar retocar
    retrasar retratar revender revisar rezar rizar robar rodear romper rondar rotar sacar sacudir salpicar saltar saludar salvar sanar santiguar secar seleccionar separar señalar
    silenciar sobrar sobrevivir solucionar sorprender soplar sospechar suavizar subir subrayar suceder sudar sufrir sujetar sumar sumergir superar suplicar suspirar sustituir tachar tallar
    tantear tapar tardar tejer temer templar tensar terminar tirar tocar tomar trabajar traducir tragar tranquilizar transformar transmitir tratar trazar trenzar triunfar tumbar turnar
    unir usar validar valorar vendar vender ventilar vetar viajar vigilar visitar vivir zurcir
  `),
  ie: words(`
    acertar apretar arrepentir atender atravesar calentar cerrar comenzar confesar convertir defender despertar digerir empezar encender entender extender fregar helar hervir invertir
    mentir merendar negar nevar pensar perder plegar preferir quebrar recomendar reventar sentar sentir sugerir temblar tender tropezar verter
  `),
  ue: words(`
    acordar acostar apostar colar colgar comprobar consolar contar costar demostrar descolgar descontar devolver doler dormir encontrar envolver forzar llover morder morir mostrar
    mover probar recordar reforzar remover renovar resolver retorcer rodar soler soltar sonar soñar torcer volar volcar volver
  `),
  i: words(`
    ceñir competir conseguir corregir derretir despedir desteñir desvestir elegir freír impedir medir pedir rendir repetir reír reñir seguir servir sonreír teñir vestir
  `),
  accent: words(`
    actuar aislar ampliar confiar continuar criar desconfiar enfriar enviar evacuar evaluar fiar graduar guiar habituar insinuar liar prohibir puntuar reunir rociar vaciar variar
  `),
} as const;

/** Forms that the rules do not derive; the preterite is the third person's. */
export type Irregular = Readonly<
  Partial<Record<'present' | 'subjunctive' | 'imperative' | 'preterite' | 'future' | 'imperfect', string>>
>;

export const irregular: Readonly<Record<string, Irregular>> = {
  andar: { preterite: 'anduvo' },
  avergonzar: { present: 'avergüenza', subjunctive: 'avergüence' },
  caber: { subjunctive: 'quepa', preterite: 'cupo', future: 'cabr' },
  caer: { subjunctive: 'caiga', preterite: 'cayó' },
  cocer: { present: 'cuece', subjunctive: 'cueza' },
  dar: { subjunctive: 'dé', preterite: 'dio' },
  decir: { present: 'dice', subjunctive: 'diga', imperative: 'di', preterite: 'dijo', future: 'dir' },
  estar: { present: 'está', subjunctive: 'esté', preterite: 'estuvo' },
  haber: { present: 'ha', subjunctive: 'haya', preterite: 'hubo', future: 'habr' },
  hacer: { subjunctive: 'haga', imperative: 'haz', preterite: 'hizo', future: 'har' },
  ir: {
    present: 'va',
    subjunctive: 'vaya',
    imperative: 've',
    preterite: 'fue',
    imperfect: 'iba',
  },
  jugar: { present: 'juega', subjunctive: 'juegue' },
  oír: { present: 'oye', subjunctive: 'oiga', preterite: 'oyó', future: 'oir' },
  oler: { present: 'huele', subjunctive: 'huela' },
  poder: { present: 'puede', subjunctive: 'pueda', preterite: 'pudo', future: 'podr' },
  poner: { subjunctive: 'ponga', imperative: 'pon', preterite: 'puso', future: 'pondr' },
  querer: { present: 'quiere', subjunctive: 'quiera', preterite: 'quiso', future: 'querr' },
  saber: { subjunctive: 'sepa', preterite: 'supo', future: 'sabr' },
  salir: { subjunctive: 'salga', imperative: 'sal', future: 'saldr' },
  ser: { present: 'es', subjunctive: 'sea', imperative: 'sé', preterite: 'fue', imperfect: 'era' },
  tener: { present: 'tiene', subjunctive: 'tenga', imperative: 'ten', preterite: 'tuvo', future: 'tendr' },
  traer: { subjunctive: 'traiga', preterite: 'trajo' },
  valer: { subjunctive: 'valga', future: 'valdr' },
  venir: { present: 'viene', subjunctive: 'venga', imperative: 'ven', preterite: 'vino', future: 'vendr' },
  ver: { subjunctive: 'vea', preterite: 'vio', imperfect: 'veía' },
};

/** Compounds, whose imperative is stressed at its end. */
export const compounds: Readonly<Record<string, readonly string[]>> = {
  decir: words('contra'),
  hacer: words('des re'),
  poner: words('com ex im pro re super su'),
  salir: words('sobre'),
  tener: words('con man re sos'),
  traer: words('a dis'),
  venir: words('con'),
};
