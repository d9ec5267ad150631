import type { Examples } from './examples.ts';

export const wardrobe: Examples = {
  diagnose: `
mis G con G que dices
G con G que opinas
seria raro llevar G con G
es raro G con G
es feo G con G
quedan mal G con G
te gusta G con G
te gusta como quedan G y G
me he puesto G con G que te parece
estoy con G y G puesto
salgo con G y G vale
que nota le das a G con G
canta mucho G con G
se pegan G y G
es un crimen G con G
mezclo G y G
que hago mal con G y G
se nota mucho G con G
hace buena pareja G con G
pega G con G
combina G con G
que tal G con G
que te parece G con G
como ves G con G
G con G como lo ves
voy a llevar G con G como lo ves
voy con G y G
hoy voy con G y G opinion
llevo G y G voy bien
he pensado en G y G
estaba pensando en G con G
queda bien G con G
queda raro G con G
queda hortera G con G
es mucho G con G
G con G es demasiado
es pasarse G con G
se ve bien G con G
se ve padre G con G
que onda G con G
se mata G con G
se dan de tortas G con G
desentona G con G
chirria G con G
me pegan G con G
G y G si o no
G con G vale
puedo ponerme G con G
puedo mezclar G con G
que cambiarias de mi look
que falla en mi look
que le falta a mi look
me dejas salir asi
se ve mal G con G
G debajo de G
G encima de G
que opinas de G con G
opinion sobre G y G
dame tu opinion
valora mi outfit
puntua mi look
del uno al diez
`,
  compare: `
cual estiliza mas G o G
cual es mas M G o G
que abriga mas G o G
que va mejor a P G o G
G o G que dices
me llevo G o G
cojo G o G
G u otra G
G mejor que G
o G o G
G o G
G o G para P
G o C
mejor G o G
que me pongo G o G
que prefieres G o G
cual me pongo G o G
no se si G o G
no se si llevar G o G
no se si ponerme G o G
dudo entre G y G
no me decido entre G y G
tengo dudas entre G y G
estoy entre G y G
entre G y G cual
con cual te quedas G o G
que pega mas G o G
que me queda mejor G o G
que es mas M G o G
compara G con G
cual de los dos
cual te gusta mas
`,
  gaps: `
con que cosas ampliarias mi armario
que cosas sumarias
que sumarias a mi ropa
que me vendria bien para variar
siempre compro lo mismo que me falta
que cosa nueva me daria mas combinaciones
que me compro con N
que anadirias a mi armario
que anadirias tu
que tendria que tener
que todo el mundo deberia tener
que le anado a mi ropa
que pieza clave me falta
tengo para gastar en ropa que compro
que me pido para navidad
que me pido para reyes
lista de la compra
de que ando escasa
de que ando corta
en que tengo carencias
que me falta en el armario
que le falta a mi armario
que le falta a mi ropero
que le falta a mi closet
que me haria falta para P
que tipo de ropa me haria falta
que me hace falta
si solo pudiera comprar una cosa cual seria
si tuviera que comprar una sola prenda
que deberia comprar
que deberia comprarme
que me recomiendas comprar S
que me compro
que me compro S
en que invierto
en que gasto mi dinero
quiero renovar el armario
quiero renovar mi ropa por donde empiezo
por donde empiezo a renovar
que basicos me faltan
que necesito para completar el armario
que prenda me daria mas juego
que me vendria bien
que huecos tengo
que echas en falta
que me aconsejas comprar
que no puede faltar
que pieza me falta
`,
  pack: `
pasamos S en L
pasamos unos dias en L
vuelo T a L y vuelvo
me escapo a L
casa rural
vamos a una casa rural
nos vamos de camping
nos vamos al pueblo N dias
vacaciones en L
me voy de erasmus
que meto en la mochila
solo llevo mochila
solo equipaje de mano
como voy con una maleta pequena
que ropa para L
que ropa necesito en L
que tiempo hara en L que llevo
viaje de fin de curso
viaje de novios
viaje con amigas
road trip
interrail
voy a estar N dias fuera
me quedo N noches
voy de congreso N dias a L
hazme la maleta
hazme la maleta para L
me voy a L N dias
nos vamos a L
nos vamos a L el puente
nos vamos de vacaciones
me voy de viaje
viaje a L
viaje de P a L
escapada a L
vuelo a L
cojo avion a L N noches
N dias en L
equipaje de mano para N noches en L
que meto en la maleta
que empaco para L
que llevo a L
que me llevo a L
P de N dias en L
semana en L
que ropa me llevo de vacaciones
camping N dias
crucero por L
luna de miel en L
fin de semana en la sierra
me mudo a L una temporada
visito a mi familia en L
voy a ver a mi hermana a L
`,
  week: `
la semana entera resuelta
resuelveme la semana
vestirme toda la semana
planning de la semana
menu de looks
N outfits para N dias
la semana de trabajo
planifica mi semana
planificame los looks de la semana
dejame preparada la semana
organizame la semana
prepara la ropa de la semana
que llevo de lunes a viernes
de lunes a viernes
un look para cada dia
outfits para toda la semana
cinco looks para P
para no pensar cada manana
la semana que viene entera
toda la semana
que me pongo cada dia
la ropa de los proximos dias
`,
  capsule: `
con que N prendas me quedo
las prendas que mas combinan entre si
ropa basica que combine toda
quiero vaciar el armario
que dejo fuera
lo esencial
el minimo de ropa
hazme una capsula
armario capsula
armario minimalista
con pocas prendas
quiero quedarme con lo imprescindible
cuales son las imprescindibles
me sobra ropa
tengo demasiada ropa quiero reducir
con que me quedo de todo
con que prendas me quedo
que prendas dan mas juego
muchos looks con pocas prendas
vivir con N prendas
reducir el armario al minimo
proyecto 333
simplificar mi armario
`,
  spent: `
cuanto me ha costado mi ropa
cuanto me costo G
cuanto dinero llevo gastado en ropa
cuanto he gastado en G
cuanto vale todo mi armario
cuanta plata tengo metida en el closet
que precio tenia G
por cuanto compre G
cuanto pague por G
cual es el valor de mi armario
cuanto me han costado mis G
en total cuanto he invertido en ropa
cuanto me gaste este ano en ropa
suma lo que cuesta mi ropa
cuanto me salieron G
`,
  search: `
algo que no haya llevado en siglos
algo que lleve siglos sin ponerme
que lleva anos sin salir
tengo mas G que G
creo que tengo demasiados G cuantos son
cuantas prendas tengo
cuanta ropa tengo
tengo alguna prenda que abrigue
alguna prenda de C
prendas de S
ensename G
muestrame G
dejame ver G
pasame mis G
a ver mis G
a ver que G tengo
que habia en mi armario de C
no recuerdo que G tengo
no me acuerdo si tengo G
me suena que tengo G
yo tenia G
tengo G por ahi
cuando fue la ultima vez que me puse G
cuando me puse G
hace cuanto que no me pongo G
que me pongo poco
lo mas viejo que tengo
mis favoritas
mis prendas favoritas
que G tengo
que ropa tengo
que ropa C tengo
cuantos G tengo
cuantas G tengo
cuanta ropa C tengo
cuantos G hay en mi armario
tengo G
tengo algo C
tengo alguna G
tengo ropa C
tengo algo para W
tengo algo de S
tengo algo para P
que tengo para P
que G tengo para P
muestrame todo lo C
ensename todo lo C
quiero ver mis G
quiero ver todas mis G
mis G
saca mis G
lista de mis G
donde esta mi G
donde tengo G
no encuentro mi G
he perdido mi G
de que tengo demasiado
de que tengo mas
que es lo que mas tengo
de que color tengo mas ropa
cual es mi prenda mas usada
que prenda uso mas
lo que mas me pongo
lo que menos me pongo
que no me pongo nunca
que ropa tengo sin usar
que ropa tengo tirada
que tengo olvidado
hay algo que haga mucho que no me ponga
que hace tiempo que no uso
que prendas no he estrenado
ropa abandonada
que hay en mi armario
repasa mi armario
inventario
busca en mi armario G
`,
};
