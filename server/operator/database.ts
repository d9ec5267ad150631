import { NotDistributable } from '#server/platform/db/citus/cluster.ts';
import { distribute } from '#server/platform/db/citus/distribute.ts';
import { rebalance } from '#server/platform/db/citus/rebalance.ts';
import { command, done, failed } from './command.ts';
import { wholeNumber } from './options.ts';
import { counted } from './table.ts';

export const distributeDatabase = command({
  help: 'reparte una base de datos de Citus entre sus nodos, por persona; se puede repetir',
  options: {
    shards: wholeNumber('--shards N', 'en cuántas partes, la primera vez', {
      min: 1,
      max: 1024,
      byDefault: 32,
    }),
  },
  async run({ db }, _words, { shards }) {
    try {
      const { workers, byOwner, everywhere, dropped, moved, ...result } = await distribute(
        db.$client,
        shards,
      );
      const data = { workers, shards: result.shards, byOwner, everywhere, dropped, moved };
      const where = `${counted(result.shards, 'parte', 'partes')} en ${counted(workers.length, 'nodo', 'nodos')} (${workers.join(', ')})`;
      if (byOwner.length + everywhere.length === 0)
        return done(`Ya estaba repartida: ${where}. No he cambiado nada.`, data);
      const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
      const lines = [
        `Repartida en ${where}, con ${counted(rows, 'fila', 'filas')}.`,
        `Por persona: ${byOwner.join(', ') || 'ninguna más'}.`,
        `Copiadas en todos los nodos: ${everywhere.join(', ') || 'ninguna más'}.`,
        ...(dropped.length > 0
          ? [`Referencias que la base de datos ya no vigila: ${dropped.join(', ')}.`]
          : []),
        'Reinicia los servidores con DATABASE_KIND=citus.',
      ];
      return done(lines.join('\n'), data);
    } catch (error) {
      if (error instanceof NotDistributable) return failed(error.message);
      throw error;
    }
  },
});

export const rebalanceDatabase = command({
  help: 'iguala lo que guarda cada nodo de Citus, con los servidores en marcha; después de añadir un nodo',
  async run({ db }) {
    try {
      const { moved, shardsByWorker } = await rebalance(db.$client);
      const shown = Object.entries(shardsByWorker).map(
        ([worker, shards]) => `${worker} tiene ${counted(shards, 'parte', 'partes')}`,
      );
      const first = moved === 0 ? 'No había nada que mover' : `Movidas ${counted(moved, 'parte', 'partes')}`;
      return done(`${first}: ${shown.join(', ')}.`, { moved, shardsByWorker });
    } catch (error) {
      if (error instanceof NotDistributable) return failed(error.message);
      throw error;
    }
  },
});
