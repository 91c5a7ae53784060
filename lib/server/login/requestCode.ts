import { mustWait } from '@/lib/server/endpoint/mustWait';
import {
  type Caller,
  type Erp,
  ErpUnavailableError,
  type LoginFlow,
  type SendOutcome,
} from '@/lib/server/erp/contract';
import { getErp } from '@/lib/server/erp/erp';
import { LIMIT_SECONDS } from '@/lib/server/limits';
import { log } from '@/lib/server/log/log';
import { SiteError } from '@/lib/site/siteError';
import { createLookupTimes } from './lookupTimes';

const lookups = createLookupTimes();

/**
 * Has the school system send a code (specification 4.1, step 2): by which flow it went. It takes as
 * long for a number that the school knows as for one that it does not. Throws a SiteError.
 */
export const requestCode = async (mobile: string, caller: Caller): Promise<LoginFlow> => {
  const erp = await getErp();
  const startedAt = performance.now();
  const sent = await send(erp, 'login', mobile, caller).catch(async (cause: unknown) => {
    await lookups.waitOne();
    throw cause;
  });
  if (sent.outcome === 'signInInstead') {
    lookups.note(performance.now() - startedAt);
    expectSent(await send(erp, 'onboard', mobile, caller));
    return 'onboard';
  }
  // Also after a no: only a number that it knows is refused here, the other one later.
  await lookups.waitOne();
  expectSent(sent);
  return 'login';
};

const send = (erp: Erp, flow: LoginFlow, mobile: string, caller: Caller): Promise<SendOutcome> =>
  erp.sendOtp(flow, mobile, caller).catch((cause: unknown) => {
    if (!(cause instanceof ErpUnavailableError)) throw cause;
    log.warn({ err: cause }, 'no code was sent');
    throw new SiteError('service/unavailable', { cause });
  });

const expectSent = (sent: SendOutcome): void => {
  if (sent.outcome === 'sent') return;
  if (sent.outcome === 'tooMany') {
    throw mustWait('otp/too-many-sends', LIMIT_SECONDS);
  }
  log.warn({ outcome: sent.outcome }, 'no code was sent');
  throw sent.outcome === 'refused' && sent.message !== null
    ? new SiteError('otp/refused', { message: sent.message })
    : new SiteError('service/unavailable');
};
