import { randomUUID } from 'node:crypto';
import type { Line } from './line.ts';
import type { Visitor } from './visitor.ts';

interface Around {
  line: Line;
  /** Of one garment. */
  photograph: string;
}

type Journey = (visitor: Visitor, around: Around) => Promise<void>;

const password = 'perro-lluvia-tarde';
const newName = () => `persona-${randomUUID().slice(0, 8)}`;

async function signUpQuietly(visitor: Visitor): Promise<void> {
  await visitor.open('/login-existing');
  const username = newName();
  await visitor.send('POST', '/api/register', { username, email: `${username}@ejemplo.es`, password });
}

const garments = [
  { name: 'Camisa de lino', kind: 'shirt', color: 'blanco' },
  { name: 'Chinos', kind: 'pants', color: 'azul marino' },
  { name: 'Mocasines', kind: 'loafers', color: 'marrón' },
];

async function addGarments(visitor: Visitor): Promise<void> {
  for (const garment of garments) await visitor.send('POST', '/api/wardrobe/items', garment);
}

async function payByCard(visitor: Visitor): Promise<void> {
  await visitor.fill(/^Número de tarjeta/, '4242424242424242');
  await visitor.fill(/^Fecha de caducidad/, '1240');
  await visitor.fill(/^Código de seguridad/, '123');
}

export const journeys: Record<string, Journey> = {
  async 'signs up, out and in'(visitor) {
    const username = newName();
    await visitor.open('/register');
    await visitor.fill(/^Usuario/, username);
    await visitor.fill(/^Email/, `${username}@ejemplo.es`);
    await visitor.fill('Contraseña', password);
    await visitor.fill(/^Confirmar contraseña/, password);
    await visitor.press('button', 'Crear Cuenta Premium GRATIS');
    await visitor.isAt(/^\/dashboard/);
    await visitor.press('button', 'Cerrar sesión');
    await visitor.seesText('Iniciar Sesión');
    await visitor.open('/login-existing');
    await visitor.fill(/^Usuario/, username);
    await visitor.fill('Contraseña', password);
    await visitor.press('button', 'Acceder');
    await visitor.seesText(`Hola, ${username}`);
  },

  async 'a stranger’s photograph is read on the device'(visitor, { photograph }) {
    await visitor.open('/');
    await visitor.upload([photograph]);
    await visitor.scrollTo('Pruébalo con tu ropa');
    await visitor.seesText('te compongo el primero.', 90_000);
  },

  async 'scans a photograph'(visitor, { photograph }) {
    await signUpQuietly(visitor);
    await visitor.open('/wardrobe?tab=scanner');
    await visitor.upload([photograph]);
    await visitor.press('button', 'Escanear prenda');
    await visitor.seesText('Scan Complete!', 60_000);
    await visitor.open('/wardrobe?tab=items');
    await visitor.press('button', /^Ver /);
    await visitor.until(
      'the picture',
      () => {
        const picture = document.querySelector<HTMLImageElement>('img[alt^="Foto de "]');
        return picture?.complete && picture.naturalWidth > 0 ? true : null;
      },
      null,
    );
  },

  async 'outfits are composed, and one is worn'(visitor) {
    await signUpQuietly(visitor);
    await addGarments(visitor);
    await visitor.open('/wardrobe?tab=outfits');
    await visitor.choose('Ocasión', 'Trabajo');
    await visitor.press('button', 'Generar outfits');
    await visitor.seesText('Outfits generados');
    await visitor.press('button', 'Me lo pongo hoy');
    await visitor.seesText('Marcado como usado');
    await visitor.seesText('1 uso');
  },

  async 'from the shop to a paid order'(visitor) {
    await signUpQuietly(visitor);
    await visitor.open('/store');
    await visitor.press('link', /Camisa recta de popelín/);
    await visitor.press('button', 'blanco');
    await visitor.press('button', 'M');
    await visitor.press('button', 'Añadir al carrito');
    await visitor.seesText('Añadido al carrito');
    await visitor.press('button', 'Carrito, 1 artículo');
    await visitor.press('link', 'Tramitar pedido');
    await visitor.fill(/^Nombre y apellidos/, 'Ana Prueba');
    await visitor.fill(/^Calle y número/, 'Calle Mayor, 7');
    await visitor.fill(/^Código postal/, '28013');
    await visitor.fill(/^Localidad/, 'Madrid');
    await visitor.press('radio', /^Tarjeta/);
    await visitor.press('button', 'Pedido con obligación de pago');
    await visitor.isAt(/^\/store\/orders\/[0-9a-f-]{36}$/);
    await payByCard(visitor);
    await visitor.press('button', /^Pagar 43,90/);
    await visitor.seesText('Pedido confirmado');
  },

  async 'an advisor answers'(visitor) {
    await visitor.open('/api/demo-login');
    await visitor.seesText('Hola, Lucía');
    await visitor.open('/ai-chat');
    await visitor.fill(/^Tu mensaje para/, '¿Qué me pongo mañana para una reunión?');
    await visitor.enter();
    await visitor.until(
      'the answer',
      () => {
        const answer = document.querySelector('[role=log] > article:last-of-type')?.textContent ?? '';
        const done = document.querySelector('button[aria-label="Enviar"]') !== null;
        return done && answer.length > 40 ? true : null;
      },
      null,
    );
  },

  async 'a cut-out is corrected'(visitor, { photograph }) {
    await signUpQuietly(visitor);
    await visitor.open('/wardrobe?tab=scanner');
    await visitor.upload([photograph]);
    await visitor.press('button', 'Escanear prenda');
    await visitor.seesText('Scan Complete!', 60_000);
    await visitor.open('/wardrobe?tab=items');
    await visitor.press('button', /^Ver /);
    await middleIs(visitor, 255);
    await visitor.press('button', 'Retocar recorte');
    await visitor.press('text', 'Quitar');
    await visitor.drag('application', /(?:)/, [
      [0.4, 0.45],
      [0.5, 0.5],
      [0.6, 0.55],
      [0.4, 0.52],
    ]);
    await visitor.press('button', 'Guardar');
    await visitor.seesText('Recorte guardado');
    await middleIs(visitor, 0);
  },

  async 'offline the wardrobe is there, and online it goes on'(visitor, { line }) {
    await signUpQuietly(visitor);
    await addGarments(visitor);
    await visitor.open('/wardrobe');
    await visitor.seesText('Camisa de lino');
    const kept = async () => ((await caches.match('/api/wardrobe')) === undefined ? null : true);
    await visitor.until('the offline copy', kept, null, 60_000);
    line.cut();
    try {
      await visitor.open('/wardrobe');
      await visitor.seesText('Camisa de lino');
      await visitor.seesText('Sin conexión.');
    } finally {
      await line.mend();
    }
    await visitor.seesNoText('Sin conexión.', 60_000);
  },
};

/** @param alpha of the shown cut-out's middle, 0 to 255 */
const middleIs = (visitor: Visitor, alpha: number) =>
  visitor.until(
    `a middle of ${alpha}`,
    async (wanted) => {
      const shown = document.querySelector<HTMLImageElement>('img[alt^="Foto de "]');
      if (!shown?.src) return null;
      const picture = await createImageBitmap(await (await fetch(shown.src)).blob());
      const { width, height } = picture;
      const brush = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      brush?.drawImage(picture, 0, 0);
      return brush?.getImageData(width >> 1, height >> 1, 1, 1).data[3] === wanted ? true : null;
    },
    alpha,
  );
