import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsentWithdrawnError, type NewEnquiry } from '@/lib/server/enquiries/newEnquiry';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { saveLead } from '@/lib/server/leads/saveLead';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { carryOutAgain } from './carryOutAgain';
import { countNumber } from './countNumber';
import { eraseNumber } from './eraseNumber';
import { toParentNumber } from './parentNumber';

const MOBILE = '9850000002';
const OTHER = '9845012345';
const DAY_MS = 24 * 60 * 60_000;
const KEY = 'key-of-a-browser-1';
const ANONYMOUS = { parent: null, enquiry: { ...SAMPLE_ENQUIRY, mobile: MOBILE } };

const number = toParentNumber(MOBILE);

eachStore('after an erasure', (open) => {
  let store: Store;
  let dataDir = '';
  beforeEach(async () => {
    store = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'site-erasure-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const place = (at = store) => ({ store: at, dataDir });
  const save = (mobile: string, change: Partial<NewEnquiry> = {}, at = store) =>
    saveEnquiry(
      at,
      {
        enquiry: SAMPLE_ENQUIRY,
        idempotencyKey: KEY,
        attribution: null,
        parent: { mobile, accessToken: 'token' },
        ...change,
      },
      Date.now(),
    );

  it.each([
    ['the same request once more', ANONYMOUS],
    ['the same request with a session', {}],
    ['another form of the same enquiry', { enquiry: { ...SAMPLE_ENQUIRY, grade: 6 } }],
  ])('%s is not taken', async (_what, change) => {
    await save(MOBILE, ANONYMOUS);
    await eraseNumber(place(), number);
    await expect(save(MOBILE, change)).rejects.toBeInstanceOf(ConsentWithdrawnError);
    expect(await countNumber(place(), number)).toEqual({});
  });

  it('the same request is not taken in an older database either', async () => {
    const old = await open();
    await save(MOBILE);
    await eraseNumber(place(), number);
    await carryOutAgain(place(old));
    await expect(save(MOBILE, {}, old)).rejects.toBeInstanceOf(ConsentWithdrawnError);
  });

  it('a press of the button is a consent anew, and so is a form with a key of its own', async () => {
    const others = { idempotencyKey: 'key-of-another-browser' };
    await save(MOBILE);
    await save(OTHER, others);
    await eraseNumber(place(), number);
    expect(await save(MOBILE, { isPressed: true })).toMatchObject({ isNew: true });
    const idempotencyKey = 'key-of-a-browser-2';
    expect(await save(MOBILE, { idempotencyKey })).toMatchObject({ isNew: true });
    expect(await save(OTHER, others)).toMatchObject({ isNew: false });
  });

  it('nothing of the number comes back with an older database that names it in addresses only', async () => {
    const old = await open();
    const urls = ['%2B919850000002', '09850000002', '98500.00002', '985%20000%200002'].map(
      (spelling) => `/lp/pune?phone=${spelling}`,
    );
    for (const one of [store, old]) {
      for (const lead_url of [...urls, '/lp/pune']) {
        await saveLead(one, { lead: { lead_url }, attribution: null }, Date.now() - DAY_MS);
      }
    }
    const { id } = await save(OTHER, { attribution: JSON.stringify({ pages: urls }) }, old);
    const { receipt } = await eraseNumber(place(), number);
    expect(receipt.deleted).toMatchObject({ whatsapp_leads: urls.length });
    expect(await carryOutAgain(place(old))).toMatchObject({ requests: 1, unreadable: 0 });
    expect(await countNumber(place(old), number)).toEqual({});
    expect(await old.db.selectFrom('whatsapp_leads').select('id').execute()).toHaveLength(1);
    const rows = await old.db.selectFrom('enquiries').selectAll().execute();
    expect(rows.map(openForPeople)).toMatchObject([{ id, attribution_json: null }]);
  });
});
