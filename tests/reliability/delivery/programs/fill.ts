// fill.ts COUNT LEDGER: puts deliveries into the store of the environment: in turn the enquiry of a verified parent
// and a WhatsApp click, and writes down each that the store has confirmed.
import { setTimeout as wait } from 'node:timers/promises';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { saveLead } from '@/lib/server/leads/saveLead';
import { closeStore, getStore, type Store } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { hashOfEnquiry, hashOfLead } from '@/tests/reliability/delivery/contents';
import { openLedger } from '@/tests/reliability/delivery/ledger';
import { inParallel } from '@/tests/reliability/support/inParallel';

const WRITERS = 8;
const PAUSE_MS = 100;

const [, , count = '', file = ''] = process.argv;
const ledger = openLedger(file);

type Queued = { id: string; hash: string };

const queueEnquiry = async (store: Store, number: number): Promise<Queued> => {
  // Letters of more than one byte arrive as they were typed.
  const enquiry = { ...SAMPLE_ENQUIRY, child_name: `Zoë अनन्या ${number}` };
  const parent = {
    mobile: String(9_000_000_000 + number),
    accessToken: `token-of-${number}`,
  };
  const input = { enquiry, idempotencyKey: `filled-${number}`, attribution: null, parent };
  const { id } = await saveEnquiry(store, input, Date.now());
  return { id, hash: hashOfEnquiry(enquiry) };
};

const queueClick = async (store: Store, number: number): Promise<Queued> => {
  const lead = { lead_url: `/lp/pune?n=${number}` };
  const { id } = await saveLead(store, { lead, attribution: null }, Date.now());
  return { id, hash: hashOfLead(lead) };
};

/** Again until it is confirmed, as a visitor's browser does it. */
const queueOne = async (number: number): Promise<void> => {
  for (;;) {
    try {
      const [by, queue] = number % 2 === 0 ? ['enquiry', queueEnquiry] : ['lead', queueClick];
      const queued = await queue(await getStore(), number);
      return ledger.write({ at: Date.now(), did: 'saved', by, ...queued });
    } catch {
      await wait(PAUSE_MS);
    }
  }
};

void inParallel(Number(count), WRITERS, queueOne).then(closeStore);
