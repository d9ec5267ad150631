import { parseArgs } from 'node:util';
import { machine } from './_measure.ts';
import { audit, type Verdict } from './payments/audit.ts';
import { killingPoints, killOnce, type Person } from './payments/killings.ts';
import { allAtOnce, earlyWebhooks, shuffledWebhooks } from './payments/storms.ts';
import { makeWorld } from './payments/world.ts';

/*
 * Kills and restarts the real server between PostgreSQL and the sandbox providers. Lost, double or
 * unrefunded payments must stay at zero.
 */
const short = process.env.BENCH_SHORT !== undefined;
const { values } = parseArgs({
  options: {
    /** Kills per point. */
    kills: { type: 'string', default: short ? '1' : '25' },
    /** Payers whose return page, webhook and activation arrive simultaneously. */
    'at-once': { type: 'string', default: short ? '10' : '200' },
    /** Orders whose webhooks each arrive ten times. */
    seeds: { type: 'string', default: short ? '20' : '500' },
    /** Webhooks that arrive before our own row is complete. */
    early: { type: 'string', default: short ? '10' : '100' },
  },
});

/** Deadline for every payment to become final or pending. */
const patienceMs = 60_000;

const world = await makeWorld();
const verdicts: Verdict[] = [];
let nobodyPaid = false;
try {
  console.log(`\nPayments under faults\n${machine()}\n`);
  world.sendWebhooksTo(world.webhooks.origin);
  await world.server.start();

  const people: Person[] = [];
  for (const point of killingPoints) {
    for (let round = 0; round < Number(values.kills); round++) {
      people.push(await killOnce(world, point, round % 2 === 0));
    }
    console.log(`  killed ${values.kills} times: ${point.name}`);
  }
  await settled();
  await say(`kill -9 at ${killingPoints.length} points × ${values.kills}`, people);

  await say(
    `return page + webhook + activation at once × ${values['at-once']}`,
    await allAtOnce(world, Number(values['at-once'])),
  );
  await say(
    `every webhook × 10, shuffled, × ${values.seeds}`,
    await shuffledWebhooks(world, Number(values.seeds)),
  );
  await say(`webhook before our own row × ${values.early}`, await earlyWebhooks(world, Number(values.early)));
} finally {
  await world.close();
}
const failed = verdicts.some(
  ({ doubleCharges, lostGrants, doubleGrants, stuck }) =>
    doubleCharges + lostGrants + doubleGrants + stuck > 0,
);
process.exitCode = failed || nobodyPaid ? 1 : 0;

/** Waits for pending payments and the providers' retries, up to the deadline. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
}

async function say(what: string, people: readonly Person[]): Promise<void> {
  const inBitcoin = new Set(people.filter(({ way, paid }) => way === 'bitcoin' && paid).map(({ id }) => id));
  const verdict = await audit(
    world.database.pool,
    people.map(({ id }) => id),
    (id) => world.chargesOf(id) + (inBitcoin.has(id) ? 1 : 0),
  );
  verdicts.push(verdict);
  // Without a charge the scenario has tested nothing.
  nobodyPaid ||= verdict.charged === 0;
  console.log(
    `${what}: ${people.length} people, ${verdict.charged} charged: ${verdict.doubleCharges} double charges, ` +
      `${verdict.lostGrants} lost grants, ${verdict.doubleGrants} double grants, ${verdict.stuck} stuck payments`,
  );
}
