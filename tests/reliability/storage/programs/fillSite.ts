// fillSite.ts COUNT ERASED: puts enquiries with Hindi names into the store of the environment, and erases
// some of the parents again.
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { getEnv } from '@/lib/server/env/env';
import { saveLead } from '@/lib/server/leads/saveLead';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { closeStore, getStore, type Store } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { inParallel } from '@/tests/reliability/support/inParallel';

const WRITERS = 8;
const LEADS_SHARE = 10;

const [, , count = '', erased = ''] = process.argv;

const mobileOf = (number: number): string => String(9_100_000_000 + number);

const fillOne = async (store: Store, number: number): Promise<void> => {
  const attribution = '{"visit":{"utm_campaign":"प्रवेश २०२६"}}';
  const mobile = mobileOf(number);
  const enquiry = { ...SAMPLE_ENQUIRY, parent_name: `आशा राव ${number}`, mobile };
  const sent = { enquiry, idempotencyKey: `filled-${number}`, attribution, parent: null };
  await saveEnquiry(store, sent, Date.now());
  if (number % LEADS_SHARE === 0) {
    await saveLead(store, { lead: { lead_url: `/lp/pune?n=${number}` }, attribution }, Date.now());
  }
};

const fill = async (): Promise<void> => {
  const store = await getStore();
  await inParallel(Number(count), WRITERS, (number) => fillOne(store, number));
  for (let number = 0; number < Number(erased); number += 1) {
    await eraseNumber({ store, dataDir: getEnv().dataDir }, toParentNumber(mobileOf(number)));
  }
};

void fill().finally(closeStore);
