// fill.ts COUNT LEDGER: puts deliveries into the store of the environment: in turn the enquiry of a verified parent
// and a WhatsApp click, and writes down each that the store has confirmed.
import { setTimeout as wait } from 'node:timers/promises';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { saveLead } from '@/lib/server/leads/saveLead';
import { closeStore, getStore, type Store } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { openLedger } from '@/tests/reliability/delivery/ledger';
import { inParallel } from '@/tests/reliability/support/inParallel';

const WRITERS = 8;
const PAUSE_MS = 100;

const [, , count = '', file = ''] = process.argv;
const ledger = openLedger(file);

const queueEnquiry = (store: Store, number: number) =>
  saveEnquiry(
    store,
    {
      enquiry: { ...SAMPLE_ENQUIRY, child_name: `Child ${number}` },
      idempotencyKey: `filled-${number}`,
      attribution: null,
      parent: { mobile: String(9_000_000_000 + number), accessToken: `token-of-${number}` },
    },
    Date.now(),
  );

const queueClick = (store: Store, number: number) =>
  saveLead(store, { lead: { lead_url: `/lp/pune?n=${number}` }, attribution: null }, Date.now());

/** Again until it is confirmed, as a visitor's browser does it. */
const queueOne = async (number: number): Promise<void> => {
  for (;;) {
    try {
      const { id } = await (number % 2 === 0 ? queueEnquiry : queueClick)(await getStore(), number);
      return ledger.write({ at: Date.now(), did: 'saved', id, by: 'fill' });
    } catch {
      await wait(PAUSE_MS);
    }
  }
};

void inParallel(Number(count), WRITERS, queueOne).then(closeStore);
