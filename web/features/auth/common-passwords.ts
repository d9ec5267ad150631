/**
 * Frequent leaked passwords of six characters or more, from Spain and elsewhere. Lower case without accents
 * or spaces, as `strength-meter.tsx` compares them.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 111111 1111111
  11111111 000000 00000000 222222 333333 555555 666666 777777 888888 999999 121212 112233 123123 123321 12341234
  123123123 102030 101010 159753 147258369 147852 159357 456789 789456 741852963 012345 123654 qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl asdasd zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx
  q1w2e3 q1w2e3r4 abc123 abcdef abcdefg abcd1234 a123456 a12345678 aa123456 aaaaaa password password1 password123
  passw0rd pass123 pass1234 admin1 admin123 administrador administrator root123 usuario usuario1 user123 guest123
  welcome welcome1 letmein iloveyou iloveyou1 monkey dragon sunshine princess football baseball superman batman
  pokemon starwars shadow master michael jordan ashley charlie trustno1 whatever freedom secret login123 changeme
  computer internet google facebook instagram tiktok samsung iphone xiaomi nintendo minecraft fortnite naruto
  contrasena contrasena1 contrasena123 contrasenya micontrasena clave123 clave1234 claves miclave secreto acceso
  entrar abretesesamo hola123 hola1234 holahola holamundo holaquetal teamo1 teamo123 tequiero tequiero1 tequieromucho
  teamomucho miamor miamor1 amorcito amormio amores corazon corazon1 princesa princesa1 bonita preciosa hermosa
  estrella estrellita mariposa sirena muñeca muneca gatito gatita perrito conejo tigre1 leon123 delfin caballo
  familia mifamilia hermana hermano hermanos mama123 mamapapa papamama papa123 abuela abuelo bebe123 hijos123
  espana espana1 espana10 madrid madrid1 madrid123 realmadrid realmadrid1 barcelona barcelona1 barca1 fcbarcelona
  atleti atletico atleticomadrid betis1 sevilla sevilla1 valencia athletic osasuna malaga zaragoza bilbao galicia
  andalucia asturias canarias mallorca granada cordoba alicante murcia mexico mexico1 argentina colombia peru123
  chile123 venezuela boca123 riverplate america chivas futbol futbol1 campeon messi10 cristiano ronaldo cr7cr7
  alejandro alejandra alejandro1 andrea1 antonio antonio1 beatriz camila carlos carlos1 carmen carmen1 carolina
  claudia cristina daniel daniel1 daniela daniela1 david123 diego1 eduardo elena1 estefania fernando francisco
  gabriel gabriela isabel isabel1 javier javier1 jessica jesus1 jesucristo jorge1 jose123 josemaria juan123 juanito
  laura1 laura123 lucia1 lucia123 manuel manuel1 manolo maria1 maria123 mariajose mariana marina marta1 martin
  mercedes miguel miguel1 miriam monica natalia nicolas nuria1 oscar123 pablo1 pablo123 paloma patricia paula1
  pepito rafael ramon1 raquel ricardo roberto rocio1 sandra santiago sebastian sergio sergio1 silvia sofia1
  sofia123 susana teresa valentina valeria vanesa vanessa veronica victor victoria virginia yolanda angel1 angeles
  angelito jesus123 dios123 diosesamor diosmio virgen rosario guadalupe navidad primavera verano otono1 invierno
  enero1 febrero agosto septiembre octubre noviembre diciembre lunes1 domingo viernes chocolate cocacola pizza123
  cerveza paella tortilla naranja manzana fresas amarillo morado violeta rosado azul123 verde1 blanco negro1
  flores rosas1 girasol sol123 lunita luna123 estrellas arcoiris playa1 mar123 libertad esperanza felicidad
  felices alegria suerte suerte1 fortuna dinero dinero1 trabajo escuela colegio universidad profesor secretaria
  guitarra musica musica1 rebelde rockero reggaeton shakira bisbal moda123 zapatos vestido vestidor vestidor1
  armario fashion style123`
    .split(/\s+/)
    .filter(Boolean),
);
