import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/tests/reliability/experiment';
import { atLeast, exactly } from '@/tests/reliability/support/bounds';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { MANY_FAULTS_AND_REJECTIONS } from './faultShares';
import { noteArrivals, noteFaults } from './figures';
import { type Outbox, startOutbox } from './outbox';

const PORT = 4320;
const SIZES = {
  short: { deliveries: 600, kills: 3, tailSeconds: 60 },
  // 5,000 enquiries and 5,000 leads.
  long: { deliveries: 10_000, kills: 50, tailSeconds: 240 },
};
const LONGEST_LIFE_MS = 20_000;
/** The moment of the kill is anybody's guess. */
const LATEST_MS = 100;

export const DOWNSTREAM: Experiment = {
  name: 'downstream',
  promise:
    'Every enquiry and every lead reaches, as it was acknowledged, a service that lets half of all calls down, through a dispatcher that is killed again and again.',
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { deliveries, kills, tailSeconds } = SIZES[size];
      const outbox = await startOutbox({
        name: 'downstream',
        port: PORT,
        shares: MANY_FAULTS_AND_REJECTIONS,
      });
      later(outbox.stop);
      const filling = outbox.fill(deliveries);
      later(filling.kill);
      // Half of the calls that all deliveries need at least: the other half is left for the last life.
      const atWork = await killDispatchers(outbox, kills, Math.floor(deliveries / kills));
      const status = await filling.ended;
      if (status !== 0) throw new Error(`The outbox could not be filled (${status}).`);
      await carryTheRest(outbox, tailSeconds);
      note(exactly('dispatchers killed at work', atWork, kills));
      noteFaults(note, outbox.calls());
      const rejected = outbox.calls().filter(({ did }) => did === 'reject').length;
      note(atLeast({ what: 'calls that it rejected with 400', value: rejected }, 1));
      await noteArrivals(note, outbox, deliveries);
    }),
};

/** Answers how many were killed while they were making calls: one that was not yet does not count. */
const killDispatchers = async (
  outbox: Outbox,
  kills: number,
  callsPerLife: number,
): Promise<number> => {
  let atWork = 0;
  for (let life = 0; atWork < kills && life < 2 * kills; life += 1) {
    const before = outbox.countCalls();
    const dispatcher = outbox.dispatch();
    const giveUpAt = performance.now() + LONGEST_LIFE_MS;
    while (outbox.countCalls() < before + callsPerLife && performance.now() < giveUpAt) {
      await wait(20);
    }
    await wait(Math.random() * LATEST_MS);
    await dispatcher.kill();
    if (outbox.countCalls() > before) atWork += 1;
  }
  return atWork;
};

const carryTheRest = async (outbox: Outbox, seconds: number): Promise<void> => {
  const last = outbox.dispatch();
  await outbox.untilEmpty(seconds);
  await last.kill();
};
