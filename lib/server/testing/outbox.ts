import { randomUUID } from 'node:crypto';
import type { Services } from '@/lib/server/dispatcher/attempt';
import type { VerifiedParent } from '@/lib/server/enquiries/newEnquiry';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Erp, OnboardInput, OnboardOutcome } from '@/lib/server/erp/contract';
import type { SiteApi } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';

const notPlayed = async (): Promise<never> => {
  throw new Error('This call is not played.');
};

/**
 * A school system that does with each enquiry what the test says, or takes it. `calls` are those it
 * got.
 */
export const playErp = (
  onboard: (
    input: OnboardInput,
    call: number,
  ) => Promise<OnboardOutcome | undefined> = async () => {},
) => {
  const calls: OnboardInput[] = [];
  const erp: Erp = {
    sendOtp: notPlayed,
    verifyOtp: notPlayed,
    ping: async () => {},
    onboardUser: async (input) => {
      calls.push(input);
      const { parent_name } = input.payload;
      const played = await onboard(input, calls.length);
      return played ?? { outcome: 'onboarded', parent_name, grade_name: 'Grade 1' };
    },
  };
  return { erp, calls };
};

/** A site API whose leads get the ticket `T-1`. */
export const playSiteApi = (addLead: SiteApi['addLead'] = async () => ({ ref_id: 'T-1' })) =>
  ({
    search: notPlayed,
    getFooter: notPlayed,
    ping: async () => {},
    addLead,
  }) satisfies SiteApi;

export const toServices =
  (store: Store, erp: Erp, siteApi: SiteApi = playSiteApi()) =>
  async (): Promise<Services> => ({ store, erp, siteApi });

const ASHA: VerifiedParent = { mobile: '9845012345', accessToken: 'token-of-asha' };

/** Saves an enquiry of a verified parent; answers its reference and its delivery. */
export const queueEnquiry = async (
  store: Store,
  at: number,
  parent: VerifiedParent = ASHA,
): Promise<{ id: string; deliveryId: string }> => {
  const saved = await saveEnquiry(
    store,
    {
      enquiry: SAMPLE_ENQUIRY,
      idempotencyKey: randomUUID(),
      attribution: null,
      parent,
    },
    at,
  );
  return { id: saved.id, deliveryId: saved.deliveryId ?? '' };
};
