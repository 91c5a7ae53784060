import { z } from 'zod';
import { touchOf } from '@/lib/enquiry/readAttribution';
import { notLater } from '@/lib/server/store/clock';
import { parseSlot, type Slot } from '@/lib/visits/slot';
import { parseAttribution } from './attribution';
import { idempotencyKey } from './idempotency';

/** The last time that a Date can hold. */
const LATEST = 8_640_000_000_000_000;

/**
 * What stands beside the enquiry itself, whose fields `lib/enquiry` checks. An empty key, or a time that
 * is none, is the same as none.
 */
export const postedBody = z.looseObject({
  idempotencyKey: z.union([idempotencyKey, z.literal('')]).nullish(),
  submittedAt: z.int().nonnegative().max(LATEST).nullish().catch(null),
  attribution: z.unknown().optional(),
  visit: z.unknown().optional(),
});

export type PostedBody = z.infer<typeof postedBody>;

export const keyOf = ({ idempotencyKey: key }: PostedBody): string | null => key || null;

/** Says something only beside a key: without one, forms of several browsers can be the same enquiry. */
export const submissionOf = (body: PostedBody): number | null =>
  keyOf(body) === null || body.submittedAt == null ? null : notLater(body.submittedAt, Date.now());

/** When the family would like to be shown round; what is no time is no wish, and costs no enquiry. */
export const visitOf = ({ visit }: PostedBody): Slot | null => parseSlot(visit);

/** What explains the enquiry; without JavaScript that is the page that the form stood on. */
export const attributionOf = (
  { attribution }: PostedBody,
  referer: string | undefined,
): string | null =>
  parseAttribution(attribution) ??
  (referer === undefined ? null : parseAttribution({ last: touchOf(referer) }));
