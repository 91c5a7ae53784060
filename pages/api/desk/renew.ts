import type { NextApiRequest } from 'next';
import { z } from 'zod';
import { isOwnRenewal, RENEWAL_HEADER } from '@/lib/server/campaigns/renewal';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';

export const config = { api: { bodyParser: false } };

const guard = ({ req }: { req: NextApiRequest }): void => {
  if (!isOwnRenewal(req.headers[RENEWAL_HEADER])) throw new SiteError('request/unknown');
};

const body = z.object({ paths: z.array(z.string().startsWith('/landing/')) });

/**
 * Renders pages anew, as https://nextjs.org/docs/pages/guides/incremental-static-regeneration
 * ("On-demand revalidation") describes it. For this process alone: nobody else has the key.
 */
export default endpoint({ method: 'POST', body, guard }, async ({ res, body: { paths } }) => {
  for (const path of paths) await res.revalidate(path);
  return { json: { renewed: paths.length } };
});
