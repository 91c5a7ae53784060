import { FREE_VISITS_SECONDS } from '@/data/limits';
import { parseBranch } from '@/lib/enquiry/rules';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { findFreeSlots } from './findVisit';

/**
 * GET /api/visits?branch=91: the free times of a branch. The same for everybody, so that a cache may
 * answer for a few seconds; who books one that is gone meanwhile is told so.
 */
export const getFreeSlots = async ({ req, res }: EndpointContext<undefined>): Promise<Answer> => {
  const branch = parseBranch(String(req.query.branch ?? ''));
  if (branch === null) throw new SiteError('request/invalid', { field: 'branch' });
  const { db } = await getStore();
  const slots = await findFreeSlots(db, branch.id, Date.now());
  res.setHeader('Cache-Control', `public, max-age=${FREE_VISITS_SECONDS}`);
  return { json: { branch: branch.id, slots } };
};
