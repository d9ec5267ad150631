import type { Examples } from './examples.ts';

export const world: Examples = {
  shop: `
busco G que no pase de N
busco G para P
unas G que no pasen de N
quiero unas G nuevas
G baratas
me hacen falta G nuevas
se me ha roto G busco otra
que G me puedo comprar
hay G de mi talla
hay algun G en oferta
algo C en la tienda
ensename lo nuevo de la tienda
novedades de la tienda
que regalo
regalo de cumpleanos
regalo para P
quiero comprar G
quiero comprarme G
busco G
busco G barata
busco G barata maximo N
buscame G por menos de N
necesito G nueva
necesito G para menos de N
necesito comprar G
donde compro G
donde puedo comprar G
donde venden G
teneis G
tienen G en la tienda
que hay en la tienda
hay rebajas
hay ofertas de G
estoy pensando en comprarme G
me quiero comprar G
me gustaria comprar G
recomiendame G para comprar
ensename G de la tienda
quiero gastarme N en G
tengo N de presupuesto
se me han roto G necesito otros
regalo para mi madre
quiero regalar G
algo bonito y barato
precio de G
cuanto cuesta G
`,
  'product-fit': `
esa G de la tienda me pega con algo
lo de la tienda combina con lo mio
eso que me ensenas me sirve
merece la pena G de la tienda
me compro G de la tienda
me lo compro
me la compro o no
vale la pena comprarlo
pega con lo que tengo
combina con mi ropa
le sacaria partido
lo voy a usar
cuantos outfits me da G
he visto G en la tienda me la compro
he visto G en la tienda me sirve
me renta G
me conviene comprar G
G de la tienda va con lo mio
tiene sentido comprar G teniendo lo que tengo
`,
  trends: `
es verdad que vuelven G
vuelven G
vuelve lo de antes
ya paso de moda
ya paso no
lo de G ya paso
siguen en tendencia
eso se lleva todavia
todavia se llevan G
se llevara G
que colores son tendencia
que estilos se ven
que es el estilo coastal
que moda viene
lo que lleva todo el mundo
que llevan las influencers
han vuelto G
estan de vuelta G
que se lleva S
que se lleva ahora
que colores se llevan ahora
que colores van a estar de moda S
que color se lleva
que esta de moda
siguen de moda G
siguen llevandose G
se siguen llevando G
G siguen llevandose
sigue en tendencia G
esta en tendencia G
estan pasados de moda G
se llevan G
ya no se llevan G
G han pasado de moda
tendencias S
cuales son las tendencias
ultimas tendencias
novedades de la temporada
que viene esta temporada
que llevan los famosos
que se ve en la calle
que se ve en las pasarelas
que es lo mas S
`,
  colour: `
C con que se lleva
C con que va
C y que mas
C o C que me va mas
me va el C
con C que otro color
me veo apagada con C
que color me da luz
que color me rejuvenece
me hace mala cara el C
soy pelirroja
tengo la piel oscura
que color va con C
que colores combinan con C
con que combino el C
me gusta el C con que lo junto
C con que pega
pega C con C
pega el C y el C
C y C juntos
C y C quedan bien
el C pega con el C
se puede mezclar C y C
que colores me favorecen
que tonos me van
que tonos me sientan bien
que color me queda mejor
que colores me pongo si soy morena
tengo el pelo rojo que tonos me van
tengo la piel clara que color
soy muy blanca de piel
soy morena de piel
tengo los ojos verdes
me sienta bien el C
me favorece el C
de que color deberia vestir
colorimetria
soy otono o invierno
`,
  knowledge: `
G se ha arrugado entera
G se me arruga
G sale de la secadora
G ha encogido
G se ha dado de si
me pongo medias con G
se llevan medias con G
puedo llevar calcetines con G
vale la pena gastarse N en G
cuanto hay que gastarse en G
como se lleva la camisa por dentro o por fuera
por dentro o por fuera
con que frecuencia
cuanto dura G
como cuido G de piel
como impermeabilizo G
como estiro G
G me queda grande que hago
G me aprieta como lo ensancho
se puede tenir
se puede arreglar
lleva arreglo
se puede coger el bajo
que significa el simbolo de la etiqueta
que quiere decir lavado en frio
que es el protocolo
una invitada puede llevar C
puedo repetir vestido en P
la madrina como va
de largo o de corto
que largo se lleva de dia
tacon obligatorio
cuantos colores se pueden llevar
cuantos accesorios
que cuello me favorece
que escote me favorece
tengo las piernas cortas
tengo los hombros anchos
tengo cuello corto
como disimulo la tripa
como parecer mas alta
es sostenible
como saber si es piel de verdad
pica la lana que hago
da alergia
la ropa se me llena de pelos
pelos de gato en la ropa
huele a tabaco
olor a sudor
como se lava G
como lavo G
como limpio G
cada cuanto se lava G
a que temperatura se lava
se puede meter G en la lavadora
se puede lavar en casa
se puede planchar
se plancha
se planchan G
como plancho G
como doblo G
como guardo G
como se guarda la ropa de S
se me ha manchado G de aceite
se me ha manchado G
me he manchado G
se me ha caido cafe en G
se me ha caido vino
mancha de tinta
mancha de sudor
como quito la mancha
se me ha encogido G
se me ha destenido G
se me ha roto G
se le ha salido un hilo
a G le salen bolitas
tengo G que pica
G huele mal que hago
G huele a humedad
como quito el olor
polillas en el armario
como se que es buena calidad
es buena tela
que tela es mejor
que tejido abriga mas
que tejido no arruga
que significa P en una invitacion
que significa smart casual
que es P
en que se diferencian G y G
que diferencia hay entre G y G
cual es la diferencia
de que largo va G
por donde tiene que ir el bajo
como debe quedar G
cuanto debe sobresalir
soy ancha de caderas que G me va
soy bajita que me pongo
tengo mucho pecho que escote
tengo barriga que me disimula
que me estiliza
que G me favorecen si soy bajita
a mi edad puedo llevar G
soy mayor para G
con N anos puedo llevar G
es de mala educacion ir de C
se puede ir de C a P
esta mal visto ir de C
puedo ir en G a P
puedo ir a P con G
se puede llevar G con G
se lleva G con G o sin
calcetines con G
que ropa interior con G
que joyas van con G
que bolso se lleva a P
cuantas veces se puede repetir
como se si es mi talla
que talla cojo
como se miden
como se ata
como se hace el nudo
que hago con la ropa vieja
donde dono ropa
como reciclar
trucos para vestir mejor
consejos para vestir mejor
reglas para combinar
como mezclar estampados
`,
};
