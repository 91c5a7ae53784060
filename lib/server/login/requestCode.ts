import { getErp } from '@/lib/server/erp/erp';
import type { Challenge } from './challenge';
import { createLookupTimes } from './lookupTimes';

const lookups = createLookupTimes();

/**
 * Has the school system send a code (specification 4.1, step 2): which way the code goes. It takes
 * as long for a number that the school knows as for one that it does not. Throws an ErpError.
 */
export const requestCode = async (contact: string): Promise<Challenge['path']> => {
  const erp = await getErp();
  const startedAt = performance.now();
  const isUnknown = await erp.requestLogin(contact).then(
    ({ message }) => message.includes('Please Sign in'),
    async (cause: unknown) => {
      // Only a number that it knows is refused here, for too many codes; the other one later.
      await lookups.waitOne();
      throw cause;
    },
  );
  if (!isUnknown) {
    await lookups.waitOne();
    return 'login';
  }
  lookups.note(performance.now() - startedAt);
  await erp.requestOnboarding(contact);
  return 'onboard';
};
