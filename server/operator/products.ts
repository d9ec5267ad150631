import { readFile } from 'node:fs/promises';
import { importProducts } from '#server/shop/catalogue/import-products.ts';
import { command, done, failed } from './command.ts';
import { counted } from './table.ts';

export const importShopProducts = command({
  words: ['FICHERO'],
  help: 'trae productos de un CSV a la tienda: todos, o ninguno si alguna fila está mal',
  async run(services, [file = '']) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return failed(`No se puede leer el fichero «${file}».`);
    const result = await importProducts(services, text);
    if (!('added' in result)) {
      const lines = result.faults.map(
        ({ line, column, message }) => `  línea ${line}, ${column}: ${message}`,
      );
      return failed(`No se ha traído nada. Fallos del fichero:\n${lines.join('\n')}`, { ...result });
    }
    const { added, changed, variants } = result;
    return done(
      `${counted(added, 'producto nuevo', 'productos nuevos')}, ${counted(changed, 'cambiado', 'cambiados')}, ` +
        `${counted(variants, 'variante', 'variantes')} de talla y color.`,
      { added, changed, variants },
    );
  },
});
