import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from './ground.ts';
import { type Busy, busyPerson, percentile, tallyOf, total, workUntil } from './load.ts';
import { serve } from './served.ts';

const peopleEach = 4;
const phaseMillis = 8_000;

/** A worker crashes and comes back while people of both workers write. */
export const workerGone: Step = async (ground) => {
  const { cluster } = ground;
  const { server, database, close } = await serve(ground, 'gone');
  const { origin } = server;
  const faults: string[] = [];
  try {
    const [, kept, lost] = cluster.ports;
    const people: Busy[] = [];
    const of = (port: number | undefined) => people.filter((one) => one.port === port);
    while (of(kept).length < peopleEach || of(lost).length < peopleEach) {
      const person = await busyPerson(origin, database.pool);
      if (of(person.port).length < peopleEach) people.push(person);
    }
    const expectReady = async (wanted: string) => {
      await sleep(1_100);
      const answer = await fetch(`${origin}/readyz`);
      const found = `${answer.status} ${await answer.text()}`;
      if (found !== wanted) faults.push(`/readyz: ${found}, not ${wanted}`);
    };
    let over = false;
    const working = Promise.all(people.map((person) => workUntil(() => over, origin, person)));
    await sleep(phaseMillis / 2);
    await expectReady('200 {"status":"ready"}');
    const before = total(people, 'unavailable');
    const okBefore = total(of(kept), 'ok');
    await cluster.stop(2, 'immediate');
    await expectReady('200 {"status":"degraded","failing":["workers"]}');
    await sleep(phaseMillis);
    const okDuring = total(of(kept), 'ok') - okBefore;
    await cluster.start(2);
    await sleep(phaseMillis / 2);
    const okOfLost = total(of(lost), 'ok');
    await sleep(phaseMillis / 2);
    const okAfter = total(of(lost), 'ok') - okOfLost;
    await expectReady('200 {"status":"ready"}');
    over = true;
    await working;
    const unavailableElsewhere = total(of(kept), 'unavailable');
    const unavailable = total(of(lost), 'unavailable');
    const others = people.flatMap(({ other }) => other);
    const tally = await tallyOf(origin, people);
    if (before + unavailableElsewhere > 0) faults.push('503 for people whose worker lives');
    if (unavailable === 0) faults.push('no response was 503');
    if (okDuring === 0 || okAfter === 0) faults.push(`answered: ${okDuring} during, ${okAfter} after`);
    if (tally.lost + tally.doubled > 0) faults.push(JSON.stringify(tally));
    faults.push(...new Set(others));
    return {
      lines: [
        `${peopleEach} people on each of two workers, one worker stopped by SIGQUIT for ${phaseMillis / 1000} s:`,
        `those whose worker lives: ${okDuring} of ${okDuring + unavailableElsewhere} requests answered meanwhile, p95 ${percentile(
          of(kept).flatMap(({ millis }) => millis),
          0.95,
        )}`,
        `those whose worker is gone: ${unavailable} × 503 "unavailable", ${others.length} other errors, ${okAfter} requests answered once it was back`,
        `/readyz: ready, degraded (workers), ready`,
        `acknowledged writes: ${tally.acknowledged}, lost ${tally.lost}, doubled ${tally.doubled}`,
      ],
      faults,
    };
  } finally {
    await close();
  }
};
