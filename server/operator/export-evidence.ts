import { writeFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { disputes } from '#server/platform/db/schema/index.ts';
import { command, done, failed } from './command.ts';
import { evidenceFor } from './evidence.ts';

export const exportEvidence = command({
  words: ['DISPUTA', 'FICHERO'],
  help: 'lo que responde a una disputa, en un ZIP: pedido, envío, uso, condiciones aceptadas y facturas',
  async run(services, [id = '', file = '']) {
    const { db, config } = services;
    const [dispute] = await db
      .select()
      .from(disputes)
      .where(and(eq(disputes.mode, config.payments.mode), eq(disputes.id, id)));
    if (dispute === undefined) return failed(`No hay ninguna disputa «${id}».`);
    const content = await evidenceFor(services, dispute);
    await writeFile(file, content, { mode: 0o600 });
    return done(
      `Pruebas de la disputa ${id} en «${file}». Contiene datos personales: envíalo solo a quien decide la disputa y bórralo después.`,
      { dispute: id, file, bytes: content.length },
    );
  },
});
