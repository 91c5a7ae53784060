import { join } from 'node:path';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { withStore } from '@/tests/reliability/support/withStore';
import { letCountdownPass } from './letTimePass';
import { readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply } from './requests';

const PORT = 4349;
const NAME = 'taps';
const [MOBILE, UNLUCKY] = ['9845012345', '9811100022'];
const PARENT = 1;
const TAPS = 5;
/** Somebody else's, in the same two minutes, each from another address. */
const OTHERS = { short: 20, long: 500 };
const SENDS = 5;
/** Nothing listens there. */
const NO_GATEWAY = 'http://127.0.0.1:9';

export const TAPS_AND_FAILURES: Experiment = {
  name: NAME,
  promise:
    'Only a message that was sent counts against the five of a number: not a tap while one is on its way, and not one that failed',
  isLongOnly: true,
  run: async (size, note) => {
    const env = { TRUST_PROXY: '1' };
    await withTestSite(
      { name: NAME, port: PORT, env: { ...env, SMS_WEBHOOK_URL: NO_GATEWAY } },
      (site) => noteFailures(site, note),
    );
    await withTestSite({ name: NAME, port: PORT, env, keepsData: true }, async (site) => {
      const { status } = await askForCode(site.origin, UNLUCKY, PARENT);
      note(equalTo('Asked again once the gateway is back', status, 200));
      await noteTaps(site, OTHERS[size], note);
    });
  },
};

const noteFailures = async ({ origin, dataDir }: TestSite, note: Note): Promise<void> => {
  const replies: Reply[] = [];
  for (let tap = 0; tap < 2 * SENDS; tap += 1) {
    replies.push(await askForCode(origin, UNLUCKY, PARENT));
  }
  const failed = countStatus(replies, 503);
  note(
    equalTo(`Of ${replies.length} taps while the gateway is down, told so`, failed, replies.length),
  );
  note(equalTo('Messages meanwhile', readMessages(dataDir).length, 0));
};

const noteTaps = async (site: TestSite, others: number, note: Note): Promise<void> => {
  const { origin, dataDir } = site;
  const messages = () => readMessages(dataDir).filter(({ to }) => to === `+91-${MOBILE}`).length;
  const ask = () => askForCode(origin, MOBILE, PARENT);
  const taps = await inParallel(TAPS, 1, ask);
  const theirs = await inParallel(others, 16, (index) => askForCode(origin, MOBILE, 1_000 + index));
  note(equalTo(`Of ${TAPS} taps in two minutes, answered`, countStatus(taps, 200), TAPS));
  note(equalTo(`Messages after ${others} more taps of others`, messages(), 1));
  const later: Reply[] = [];
  for (let more = 1; more < SENDS; more += 1) {
    await letTwoMinutesPass(dataDir);
    later.push(await ask());
  }
  note(equalTo('Of four more, each two minutes later, answered', countStatus(later, 200), 4));
  note(equalTo('Messages then', messages(), SENDS));
  await letTwoMinutesPass(dataDir);
  const sixth = await ask();
  note(
    equalTo('The sixth message in ten minutes', sixth.error ?? sixth.status, 'otp/too-many-sends'),
  );
  note({
    what: 'It says when to come again',
    value: sixth.retryAfter ?? 'no',
    unit: 's',
    bound: '1 to 600',
    passes: sixth.retryAfter !== null && sixth.retryAfter <= 600,
  });
  noteBroken([...taps, ...theirs, ...later, sixth], note);
};

const letTwoMinutesPass = (dataDir: string): Promise<void> =>
  withStore({ file: join(dataDir, 'site.db') }, (store) => letCountdownPass(store));
