import { z } from 'zod';
import { touchOf } from '@/lib/enquiry/readAttribution';
import { parseAttribution } from './attribution';
import { idempotencyKey } from './idempotency';

/**
 * What stands beside the enquiry itself, whose fields `lib/enquiry` checks. An empty key is the
 * same as none.
 */
export const postedBody = z.looseObject({
  idempotencyKey: z.union([idempotencyKey, z.literal('')]).nullish(),
  attribution: z.unknown().optional(),
});

export type PostedBody = z.infer<typeof postedBody>;

export const keyOf = ({ idempotencyKey: key }: PostedBody): string | null => key || null;

/** What explains the enquiry; without JavaScript that is the page that the form stood on. */
export const attributionOf = (
  { attribution }: PostedBody,
  referer: string | undefined,
): string | null =>
  parseAttribution(attribution) ??
  (referer === undefined ? null : parseAttribution({ last: touchOf(referer) }));
