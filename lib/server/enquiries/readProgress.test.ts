import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import type { Store } from '@/lib/server/store/store';
import { playErp, queueEnquiry, toServices } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { readProgress } from './readProgress';
import { setStatus } from './status';

const AT = Date.now();
// Half past six in the evening, Greenwich, is midnight in India.
const CALLED_AT = Date.parse('2025-04-15T18:30:00Z');

eachStore('the progress of an enquiry', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });

  it('is unknown where there is no such enquiry', async () => {
    expect(await readProgress(store, 'OIS-0000-0000')).toBeNull();
  });

  it('is followed from received over sent to in touch, and says nothing of the family', async () => {
    const { id, deliveryId } = await queueEnquiry(store, AT);
    expect(await readProgress(store, id)).toEqual({
      reference: id,
      branch: expect.stringMatching(/./),
      grade: expect.stringMatching(/./),
      stage: 'received',
      days: { received: expect.any(String), sent: null, 'in-touch': null },
      canBeCalled: true,
      isWithdrawn: false,
      isAnsweredTogether: false,
    });
    const dispatcher = createDispatcher({ getServices: toServices(store, playErp().erp) });
    await dispatcher.deliver(deliveryId, 5_000);
    expect(await readProgress(store, id)).toMatchObject({
      stage: 'sent',
      days: { sent: expect.any(String) },
    });
    await setStatus(store.db, { id, to: 'in-touch', at: CALLED_AT });
    const progress = await readProgress(store, id);
    expect(progress).toMatchObject({ stage: 'in-touch', days: { 'in-touch': '16 April 2025' } });
    expect(JSON.stringify(progress)).not.toMatch(/Asha|Tara|9845012345|2019/);
  });

  it('is received for a parent while our people look at it', async () => {
    const { id } = await queueEnquiry(store, AT);
    await setStatus(store.db, { id, to: 'follow-up', at: AT });
    expect((await readProgress(store, id))?.stage).toBe('received');
  });
});
