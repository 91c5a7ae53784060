import { z } from 'zod';
import { BROWSER_COUNTS, COUNT_SOURCES } from '@/data/counts';
import { isLandingPath } from '@/lib/counts/landingPath';
import { readDeskToken } from '@/lib/server/desk/deskCookie';
import type { EndpointContext } from '@/lib/server/endpoint/endpoint';
import { count } from './counting';
import { limitCounts } from './countLimit';

/** What a browser may have counted. Nothing else gets in, so that nothing personal can. */
export const countBody = z.strictObject({
  kind: z.enum(BROWSER_COUNTS),
  path: z.string().refine(isLandingPath),
  source: z.enum(COUNT_SOURCES),
});

/** POST /api/counts: one more, unless somebody of ours tries a page out. Says nothing of what it did. */
export const postCount = async ({
  body,
  req,
  address,
}: EndpointContext<z.infer<typeof countBody>>): Promise<undefined> => {
  await limitCounts(address);
  if (readDeskToken(req) === null) count(body, Date.now());
};
