import { parseArgs } from 'node:util';
import { machine } from './_measure.ts';
import { audit, type Verdict } from './payments/audit.ts';
import { killingPoints, killOnce, type Person } from './payments/killings.ts';
import { passTime, type Reversal, reversals, reverseAll } from './payments/reversals.ts';
import { allAtOnce, earlyWebhooks, shuffledWebhooks } from './payments/storms.ts';
import { makeWorld } from './payments/world.ts';

/* Kills the real server: lost, double or unrefunded payments must stay at zero. */
const short = process.env.BENCH_SHORT !== undefined;
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: short ? '1' : '25' },
    /** Return page, webhook and activation arrive simultaneously. */
    'at-once': { type: 'string', default: short ? '10' : '200' },
    /** Orders whose webhooks each arrive ten times. */
    seeds: { type: 'string', default: short ? '20' : '500' },
    /** Webhooks before our own row is complete. */
    early: { type: 'string', default: short ? '10' : '100' },
    /** Payments of each kind of reversal; nothing is tried 0 times. */
    reversals: { type: 'string', default: short ? '2' : '25' },
    only: { type: 'string', default: '' },
  },
});

/** For every payment to become final or pending. */
const patienceMs = 60_000;

const world = await makeWorld();
const verdicts: Verdict[] = [];
let nobodyPaid = false;
try {
  console.log(`\nPayments under faults\n${machine()}\n`);
  world.sendWebhooksTo(world.webhooks.origin);
  await world.server.start();

  const kills = Number(values.kills);
  if (kills > 0) {
    const people: Person[] = [];
    for (const point of killingPoints) {
      for (let round = 0; round < kills; round++) {
        people.push(await killOnce(world, point, round % 2 === 0));
      }
      console.log(`  killed ${kills} times: ${point.name}`);
    }
    await settled();
    await say(`kill -9 at ${killingPoints.length} points × ${kills}`, people);
  }
  const [atOnce, seeds, early] = [values['at-once'], values.seeds, values.early].map(Number) as [
    number,
    number,
    number,
  ];
  if (atOnce > 0) {
    const people = await allAtOnce(world, atOnce);
    await say(`return page + webhook + activation at once × ${atOnce}`, people);
  }
  if (seeds > 0) {
    await say(`every webhook × 10, shuffled, × ${seeds}`, await shuffledWebhooks(world, seeds));
  }
  if (early > 0) await say(`webhook before our own row × ${early}`, await earlyWebhooks(world, early));
  if (Number(values.reversals) > 0) await reverse(Number(values.reversals));
} finally {
  await world.close();
}
const failed = verdicts.some(
  ({ doubleCharges, lostGrants, doubleGrants, stuck, wrongNotes }) =>
    doubleCharges + lostGrants + doubleGrants + stuck + wrongNotes > 0,
);
process.exitCode = failed || nobodyPaid ? 1 : 0;

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
}

async function reverse(times: number): Promise<void> {
  const tried = new Map<Reversal, Person[]>();
  for (const reversal of Object.keys(reversals) as Reversal[]) {
    if (!reversal.includes(values.only)) continue;
    tried.set(reversal, await reverseAll(world, reversal, times));
    console.log(`  ${times} times: ${reversal}`);
  }
  await settled();
  await passTime(world);
  await settled();
  const keepsNothing: readonly Reversal[] = [
    'dispute lost',
    'partial refunds up to all',
    'reorganisation, vanished',
  ];
  for (const [reversal, people] of tried) {
    await say(`${reversal} × ${times}`, people, keepsNothing.includes(reversal));
  }
}

async function say(what: string, people: readonly Person[], keepsNothing = false): Promise<void> {
  const inBitcoin = new Set(people.filter(({ way, paid }) => way === 'bitcoin' && paid).map(({ id }) => id));
  const verdict = await audit(
    world.database.pool,
    people.map(({ id }) => id),
    (id) => world.chargesOf(id) + (inBitcoin.has(id) ? 1 : 0),
    world.takenOf,
  );
  verdicts.push(verdict);
  // Without a charge the scenario has tested nothing.
  nobodyPaid ||= (verdict.charged === 0) !== keepsNothing;
  console.log(
    `${what}: ${people.length} people, ${verdict.charged} charged: ${verdict.doubleCharges} double charges, ` +
      `${verdict.lostGrants} lost grants, ${verdict.doubleGrants} double grants, ${verdict.stuck} stuck payments, ` +
      `${verdict.wrongNotes} wrong credit notes`,
  );
}
