import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '../experiment';
import { fromAddress } from '../tools/enquiries';
import { type HeldSite, startHeldSite } from '../tools/site';
import { median, round } from '../tools/statistics';
import { countMissing, streamEnquiries } from './acknowledged';
import { warmUp } from './mix';
import { type Holding, readHolding } from './process';
import { sendVisitors } from './visitors';

const CONNECTIONS = 10;
/** Answers a second: about a third of what one core can. */
const RATE = 60;
const ENQUIRY_EVERY_MS = 500;
const CODE_EVERY_MS = 1000;
/** Seconds that are not measured: code gets compiled and the memory of pages fills. */
const WARM_UP_S = { short: 4, long: 30 };
const MEASURED_S = { short: 15, long: 180 };
/**
 * The last third's median over the second third's. A leak of one kB per request is 4 MB a minute
 * here, a fiftieth of the whole. Fifteen seconds see little of that, and garbage comes and goes.
 */
const MOST_GROWTH = { short: 1.2, long: 1.1 };
/** Connections come and go, so a few handles more are no leak. */
const MOST_NEW_HANDLES = 5;

/** HOLD_SOAK_MINUTES=30 for the long run that a release wants. */
const secondsOf = (size: Size): number => {
  const minutes = Number(process.env.HOLD_SOAK_MINUTES ?? 0);
  return size === 'long' && minutes > 0 ? minutes * 60 : MEASURED_S[size];
};

/** Asks for one login code after the other, each for another number. Gives the function to stop. */
const streamCodes = (origin: string): (() => Promise<number>) => {
  const sent: Promise<boolean>[] = [];
  const timer = setInterval(() => {
    const number = sent.length;
    const call = fetch(`${origin}/api/otp/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...fromAddress(100_000 + number) },
      body: JSON.stringify({ mobile: String(9_811_200_000 + number) }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    sent.push(call);
  }, CODE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(sent)).filter((isOk) => !isOk).length;
  };
};

/** What the site holds, once a second. */
const watch = async (site: HeldSite, seconds: number): Promise<Holding[]> => {
  const held: Holding[] = [];
  for (let second = 0; second < seconds; second += 1) {
    held.push(readHolding(site.pid));
    await pause(1000);
  }
  return held;
};

const noteSlopes = (note: Note, held: Holding[], size: Size) => {
  const third = Math.floor(held.length / 3);
  const [second, last] = [held.slice(third, 2 * third), held.slice(2 * third)];
  const medianOf = (part: Holding[], name: keyof Holding) => median(part.map((one) => one[name]));
  const memory = [medianOf(second, 'memoryMb'), medianOf(last, 'memoryMb')] as const;
  const growth = memory[1] / memory[0];
  const handles = medianOf(last, 'handles') - medianOf(second, 'handles');
  note({ what: 'Memory in the second third, median', value: round(memory[0], 0), unit: 'MB' });
  note({ what: 'Memory in the last third, median', value: round(memory[1], 0), unit: 'MB' });
  note({
    what: 'Last third over second third',
    value: round(growth, 3),
    bound: `at most ${MOST_GROWTH[size]}`,
    holds: growth <= MOST_GROWTH[size],
  });
  note({
    what: 'More open files and sockets in the last third',
    value: handles,
    bound: `at most ${MOST_NEW_HANDLES}`,
    holds: handles <= MOST_NEW_HANDLES,
  });
};

/** Pages, searches, enquiries and login codes for a long time. */
export const SOAK: Experiment = {
  name: 'soak',
  promise:
    'Memory and open files stay flat while pages, searches, enquiries and codes go on and on.',
  run: async (size, note) => {
    const env = { TRUST_PROXY: '1' };
    const site = await startHeldSite({ name: 'soak', port: 4410, env });
    const { origin } = site;
    const seconds = secondsOf(size);
    try {
      await warmUp(origin);
      await sendVisitors({ origin, connections: CONNECTIONS, seconds: WARM_UP_S[size] });
      const enquiries = streamEnquiries(origin, 'soak', ENQUIRY_EVERY_MS);
      const stopCodes = streamCodes(origin);
      const [held, visits] = await Promise.all([
        watch(site, seconds),
        sendVisitors({ origin, connections: CONNECTIONS, seconds, rate: RATE }),
      ]);
      const { acknowledged, unanswered } = await enquiries.stop();
      const codesFailed = await stopCodes();
      const errors = visits.broken + visits.refused + visits.wrong + unanswered + codesFailed;
      note({ what: 'Measured', value: seconds, unit: 's' });
      note({ what: 'Answers', value: visits.rate, unit: 'requests/s' });
      note({
        what: 'Errors of pages, enquiries and codes',
        value: errors,
        bound: '0',
        holds: errors === 0,
      });
      noteSlopes(note, held, size);
      const missing = await countMissing([site.dataDir], acknowledged);
      note({
        what: `Lost of ${acknowledged.length} acknowledged enquiries`,
        value: missing,
        bound: '0',
        holds: missing === 0,
      });
    } finally {
      await site.stop();
    }
  },
};
