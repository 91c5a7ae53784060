import type { Services } from './attempt';
import type { DeliveryOutcome } from './outcome';

/** How a delivery stands that somebody else has taken or ended. */
export const readOutcome = async ({ store }: Services, id: string): Promise<DeliveryOutcome> => {
  const row = await store.db
    .selectFrom('deliveries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status === 'done') return { is: 'delivered', onboarded: null };
  return row?.status === 'follow-up' ? { is: 'follow-up' } : { is: 'waiting' };
};
