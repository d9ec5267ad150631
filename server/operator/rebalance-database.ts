import { NotDistributable } from '#server/platform/db/citus/cluster.ts';
import { rebalance } from '#server/platform/db/citus/rebalance.ts';
import { command, done, failed } from './command.ts';
import { counted } from './table.ts';

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
