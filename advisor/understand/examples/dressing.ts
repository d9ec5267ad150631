import type { Examples } from './examples.ts';

export const dressing: Examples = {
  dress: `
hola necesito ayuda para vestirme
necesito ayuda para vestirme
ayudame a vestirme
hola me ayudas a vestirme
con este tiempo nunca acierto
nunca acierto con la ropa
que me pongo si W
W a ratos y voy a P
salgo en una hora
salgo ya y W
no tengo nada que ponerme
no tengo ropa
tengo el armario lleno y nada que ponerme
quiero estrenar look
quiero cambiar de look
quiero un cambio
voy hecha un desastre arreglalo
voy hecho un desastre
voy a conocer a la familia
voy a conocer a alguien
voy a ver a mi ex
me han puesto P a ultima hora
me convocan a P
me ha salido P de repente
de repente P
me apunte a P
me toca P
me toca ir de acompanante
me toca trabajar de cara al publico
me llevan a P
nos han invitado a P
mi jefa nos ha convocado a P
mi madre cumple anos
mi amiga expone
mi amiga se casa
mi prima hace P
doy P
hago P en casa
organizo P
recibo gente en casa
salgo en la tele
salgo en una foto
sesion de fotos
nos hacen fotos
me graban un video
algo para P
algo para ir a P
algo para estar en casa
algo que no sea lo de siempre
algo que me sirva para P y P
que aguante todo el dia
desde la manana hasta la noche
del trabajo a P
que me propones
que propones para P
que sugieres
tu que llevarias
como te vestirias tu para P
como irias tu a P
cual seria el look ideal para P
que es lo mejor para P
una propuesta para P
vestuario para P
hay codigo de P
no quiero parecer la abuela
no quiero parecer mayor
quiero parecer mas joven
quiero parecer profesional
quiero llamar la atencion
quiero pasar desapercibida
que no parezca que me he arreglado
quiero gustar
quiero ir a juego con mi novio
ayuda urgente P
socorro P
W y estoy en la calle todo el dia
madrugo mucho
trabajo de noche
vuelvo al trabajo despues de la baja
me reincorporo
mi primer dia
P con ninos
P al aire libre
P en el campo
P en la playa
P de S
P de dia
P de noche
P T
hoy P
manana P a primera hora
tengo un plan T
tengo planazo
tengo lio T
que me recomiendas para P
recomiendame algo para P
que me pongo para P
no se que ponerme T
no tengo ni idea de que llevar a P
necesito ir presentable
quiero verme bien sin complicarme
quiero estar M pero sin pasarme
me visto como
como deberia ir vestida a P
como debo vestirme para P
hay que ir de traje
hay que ir M
hace un dia horrible que hago
hoy me he levantado sin ganas
hoy no tengo ganas de pensar
algo facil y rapido
ponme algo
me da igual lo que sea ponme algo
elige tu por mi
sorprendeme
decide por mi que llego tarde
tengo prisa
llego tarde y no se que ponerme
tengo P y estoy perdida
tengo P ayuda
me ha invitado un chico a P
me han invitado a P
he quedado con una amiga T
quede con un amigo
quedo con mi ex
esta noche sale todo el grupo
hoy vienen visitas a casa
viene la familia a casa
viene el jefe a vernos
me toca hablar delante de gente
me toca hacer P
tengo que ir a P
tengo que salir
tengo que hacer gestiones en el banco
tengo que ir andando todo el dia
todo el dia de pie
todo el dia con el bebe en brazos
todo el dia de aqui para alla
estare muchas horas fuera
primer dia en P
empiezo en P
mi hija se gradua
mi hermana celebra P
celebramos P en casa
salgo a festejar
salgo con las amigas T
salimos por ahi
T salgo
dan N grados
hace N grados y nublado
W y tengo que ir a P
hace W que me pongo
me aso en P
me congelo en P
va a hacer W
que tiempo mas malo que me pongo
vestime para P
vestirme rapido
que outfit me haces
armame algo para P
tirame una idea
tenes alguna idea para P
que onda para P
ando buscando algo para P
quisiera algo M para P
me gustaria ir M
quiero sentirme M en P
quiero sentirme poderosa
quiero impresionar
quiero dar buena imagen
quiero causar buena impresion
que impresione a todos
no quiero dar la nota
con que atuendo voy a P
de que voy a P
que ropa va bien para P
que ropa es adecuada para P
que ropa se lleva a P
que seria apropiado para P
que va bien para P
que tal si voy M a P
un modelito para P
un look M
un outfit T
look del dia
mi outfit de hoy
que me pondrias tu
en la invitacion pone P
pone que hay que ir de P
no doy mas no se que ponerme
estoy bloqueada delante del armario
llevo una hora delante del armario
abro el armario y no veo nada
nada me convence para P
y para P que me pongo
P y luego P
salgo de P y voy directa a P
sin tiempo de cambiarme
P con los companeros
P con mi suegra
P en casa de mi madre
quiero ir comoda pero mona
`,
  combine: `
hace tiempo que no saco G inventate algo
inventate algo con G
G me lo pondria con que
me gustan mis G pero no se que les va
me gusta G pero no se con que
G con que lo llevo
G con que va
G y que mas
que mas con G
a G que le pongo
para G que me aconsejas
quiero sacar del armario G
rescatar G
resucitar G
darle uso a G
reinventar G
tengo muerto de risa G
G lleva anos sin salir
mi amiga me dejo G
con que combino G
con que pego G
que me pongo con G
que hago con G
como le saco partido a G
no le saco partido a G
como saco juego a G
darle una vuelta a G
dale vida a G
me das una idea con G
ideas para llevar G
que le pongo a G
que G le va a G
que G me va con G
que G irian con G
que G me conviene con G
como llevo G
como me pongo G
como puedo usar G
con que puedo usar G
se puede llevar G en S
puedo llevar G en S
quiero estrenar G
me he comprado G y no se con que ponerla
tengo G y no se con que ponerlo
tengo G sin estrenar como lo uso
me apetece llevar G
hoy quiero ponerme G
quiero llevar G a P
algo con G
un look con G
arma un outfit con G
monta algo alrededor de G
que va bien con G
que queda bien con G
que pega con G
que me recomiendas llevar con G
que recomiendas con G
no se como combinar G
nunca se con que poner G
G siempre me lo pongo igual
formas de llevar G
me encanta G pero no se usarlo
acompanar G
me regalaron G como me lo pongo
`,
  adjust: `
me va a dar W
me dara W por la calle
creo que me voy a quedar W
voy a tener que andar un rato
hay que subir muchas escaleras
voy en moto
voy en bici y con eso no puedo
tengo que llevar a el nino en brazos
ponle un poco mas de gracia
dale un toque C
subele el tono
bajale un poco
le falta un toque
le falta gracia
le falta algo de abrigo
algo que abrigue para la vuelta
anade algo para el cuello
ponme algo encima
y encima que me pongo
y de abrigo
y de calzado
y de zapatos
y en los pies
y de accesorios
y que G
y que G le pongo
que G le pega a eso
pero con G en lugar de G
pero sin G
lo mismo pero con G
lo mismo pero en C
lo mismo pero para P
lo mismo para T
igual pero mas M
eso mismo sin G
dejalo igual pero cambia G
manten G y cambia lo demas
quedate con G y cambia el resto
no tan M
un punto menos M
un pelin mas M
que no sea tan M
que sea mas M
es demasiado M para P
con G no voy a poder andar
G me aprieta
G me hace dano
G esta en la lavadora
G esta sucia
G la tengo manchada
G la lleve ayer
G no me cierra
G ya no me vale
no encuentro G
G se me ha roto
el dobladillo de G esta roto
me pican G
resulta que W
dan W
anuncian W
mira que W
se ha puesto a W
y si me da W
al final voy a P
al final es en P
despues de eso tengo P
primero P y luego eso
serian N dias
mejor N dias
son N noches
y si fuera en S
no tengo el cuerpo para G
no estoy para G
paso de G
hoy no G
no es dia de G
mejor G que G
que no lleve G
que lleve G
que tenga algo C
eso con G
y en vez de G
en lugar de G
por otro G
hara W
va a hacer W
han cambiado el tiempo
creo que W
y si despues voy a P
y si luego voy a P
pero luego hay P
y que valga para P
que valga tambien para P
es al aire libre
es de noche
es por la manana
es en la playa
es en el campo
es dentro
es que soy muy friolera
es que tengo frio
yo paso mucho calor
no puedo ir asi al trabajo
mi jefa me mata si voy asi
no me atrevo con tanto
es mucho para mi
me parece excesivo
me parece poco
le pondria algo mas
baja un poco el tono
sube un punto
mas alegre
mas serio
algo menos visto
mas de mi edad
mas joven
que tape mas
que ensene menos
que se vea menos
y para P T
y T a P
me voy a asar con eso
me voy a congelar con eso
voy a pasar W con eso
que W voy a pasar
dicen que refresca
dicen que W
T bajan las temperaturas
al final W
y si W
y si luego W
y si fuera para P
y para P
pero es para P
en realidad es P
uf demasiado M
demasiado M
demasiado serio
demasiado arreglado
muy soso
muy aburrido
un poco soso dale vidilla
le falta alegria
le falta algo
mas M
menos M
algo mas M
algo menos M
un poco mas M
no tan M
que no sea tan M
demasiado C
sin G
sin C
no quiero G
no quiero llevar G
no me apetece llevar G
no me apetece G
no llevo nunca G
odio G
odio esa G
quita G
quitale G
cambia G
cambiame solo G
cambiame G por G
y con otros G
que otros G
y que G alternativos
y G
y si me pongo G
y con G
ponle G
anade G
de abrigo que me pongo
y de G que me pongo
y encima que
y encima que me pongo
y los pies
y de calzado
voy a ir andando
voy en moto
voy en bici
voy a estar de pie
voy a bailar toda la noche
voy a estar sentada
estoy embarazada
me aprieta
esos G me hacen dano
me duelen los pies con G
G esta sucia
G esta en la lavadora
eso ya no lo tengo
con eso voy a dar la nota
asi parezco una senora
parezco mi abuela
me veo mayor
me hace mayor
prefiero algo M
prefiero G
mejor G
mejor N dias
al final son N dias
al final es en L
al final vamos a L
puede ser en C
en C
con algo de C
`,
  another: `
no me pega
no pega conmigo
me veo rara con eso
eso no va conmigo
eso no es para mi
parezco mi madre
parezco mi abuela
voy a parecer una senora
voy a parecer disfrazada
me veo disfrazado
asi no salgo
no me veo con eso
no me acaba de convencer
no termino de verlo
no lo veo
nah otra cosa
mmm no se otra idea
que mas tienes
ensename mas
otra vuelta
dale otra vuelta
repensemoslo
que otras opciones hay
ese ya me lo se
eso ya lo llevo siempre
eso me lo pongo siempre
siempre me pongo lo mismo
algo que no me haya puesto
alguna alternativa
plan b
y un plan b
tienes un plan b
no me pega nada
no me pega nada conmigo
no va conmigo
no soy yo
no me representa
no lo veo
no lo veo claro
eso no
esa no
asi no
mal
fatal
regular
meh
bah
psche
quita quita
ay no
uy no
no por dios
lo siguiente
que otra cosa se te ocurre
se te ocurre otra cosa
se te ocurre algo mas
tienes algo mas
sorprendeme con otra
dale otra vuelta
una vuelta mas
mejorable
puedes hacerlo mejor
no estoy convencida
no me entusiasma
otro
otra opcion
otra cosa
ensename otra cosa
ensename mas
muestrame otra
dame otra idea
dame mas
no me convence
no me gusta
no me mola
no me va
no me veo
no me veo con eso
no es mi estilo
no es mi rollo
ese ya me lo puse ayer
ese ya lo lleve
eso ya lo he llevado mil veces
siempre me pones lo mismo
otra vez lo mismo
ya lo tengo muy visto
pasando
paso de ese
next
siguiente
que mas tienes
que mas hay
algo distinto
algo diferente
nada que ver
ni de broma
ni loca
que horror
que feo
puaj
a ver otra
alguna alternativa
cambia todo
prueba de nuevo
intentalo otra vez
no se no me termina de gustar
mmm no me acaba
me aburre
dame otro
hay otro
`,
  choose: `
el primero
el segundo mejor
me quedo con el primero
de los dos el de antes
el otro me gustaba mas
el de antes
volvamos a el primero
mejor el anterior
prefiero el anterior
la opcion de antes
el que lleva G
el de G
mejor la primera
la de antes
volvamos a la primera
me gusta mas la segunda
entre las dos la segunda
el primero
el segundo
la segunda opcion
el primero me gustaba mas
me gustaba mas el anterior
prefiero el primero
me quedo con el segundo
me tira mas el segundo
mejor el de antes
el de antes
vuelve al primero
la primera
el ultimo
opcion N
numero N
la N
elijo el primero
`,
  why: `
y eso
y eso por que
por que G
por que G y no G
por que me pones G
seguro que G
estas segura
de verdad crees que pega
a cuento de que
y G a que viene
que te hace pensar eso
explicame la eleccion
explicame eso
por que esa combinacion
por que has elegido eso
que criterio sigues
justificalo
cuentame por que
no entiendo por que
y eso a que viene
por que
y por que
por que ese
por que me lo recomiendas
por que me queda bien
y eso por que me queda bien
y eso
como es eso
explicamelo
explica
explicame por que
razonalo
en que te basas
que te hace pensar eso
que tiene de bueno
cual es el motivo
de donde sacas eso
seguro
estas segura
`,
  keep: `
apuntamelo
apuntamelo para otro dia
guardalo para T
guardalo para P
este lo quiero guardar
me lo apunto
no lo pierdas
dejalo guardado
a favoritos
me lo guardas
te lo guardas
me lo puedes guardar
este se queda
a la saca
para otro dia me lo guardas
lo quiero para luego
ponlo en mis outfits
anadelo a mis looks
fichado
guardalo
guardamelo
guarda ese
guardame este look
me lo quedo
me quedo este
apuntalo
anotalo
metelo en favoritos
a favoritos
que no se me olvide
no lo pierdas
quiero conservarlo
lo quiero guardar
archivalo
salvalo
lo quiero tener a mano
mejor guarda ese
perfecto guardalo
`,
  wear: `
pues me lo pongo
venga me lo pongo
decidido voy asi
ya esta voy asi
hoy salgo asi
me visto asi
ya me lo he puesto
me lo llevo puesto
decidido me lo pongo
ya esta me lo pongo
asi voy
pues asi me voy
ya voy vestida con eso
ya me he vestido
hoy toca este
me lo planto
me lo pongo
hoy salgo asi
salgo asi
voy asi
vale voy asi
voy con esto
voy con ese
hecho me lo pongo
ya lo llevo puesto
lo llevo puesto
me lo he puesto
me he puesto ese
hoy llevo este
hoy me pongo este
este me pongo hoy
este es el de hoy
marcalo como puesto
apunta que hoy lo llevo
T voy con ese
con este me voy
me voy asi a la calle
`,
  like: `
mucho mejor
asi mucho mejor
ahora si
esta muy bien
esta genial
me has convencido
me convence
pues si me gusta
pues mira me gusta
ese si
eso si que me gusta
que acierto
justo lo que buscaba
justo eso
me lo quedo
asi me gusta
muy bien visto
que buen ojo
no se me habria ocurrido
eso ya me convence mas
esto ya me gusta mas
eso ya es otra cosa
mucho mejor
mejor asi
asi mejor
bien
muy chulo
que maravilla
que fuerte me encanta
oye pues si
pues si que mola
eso me gusta mas
este me gusta mas
me gusta mas asi
estupendo
fantastico
fabuloso
barbaro
que rico
me late
me copa
esta lindo
no esta mal
nada mal
me quedo muda
me gusta
me encanta
me mola
me flipa
me convence
me convence bastante
pues me gusta mucho
que bonito
que chulo
que pasada
que guay
buah que pasada
que lindo
esta padre
esta chido
que copado
brutal
perfecto
ideal
precioso
lo amo
lo adoro
me chifla
muy bien
buena idea
buena eleccion
acertaste
has acertado
has dado en el clavo
ese si
ahora si
eso es
justo lo que queria
`,
};
