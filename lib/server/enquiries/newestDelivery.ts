import type { Selectable } from 'kysely';
import type { Database, Schema } from '@/lib/server/store/schema';

export type Delivery = Selectable<Schema['deliveries']>;

/** The delivery of an enquiry that tells how it stands at the school system; undefined: none was ever made. */
export const findNewestDelivery = (
  db: Database,
  reference: string,
): Promise<Delivery | undefined> =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', reference)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
