import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import { RENEWAL_HEADER, RENEWAL_PATH, renewalKey } from '@/lib/server/campaigns/renewal';

/** Has Next render pages anew, then drops them from the cache in front of it. Throws where Next does not. */
export const createRenew =
  (handle: RequestListener, forget: (paths: readonly string[]) => void) =>
  async (paths: readonly string[]): Promise<void> => {
    const { statusCode } = await inject(handle, {
      method: 'POST',
      url: RENEWAL_PATH,
      headers: { [RENEWAL_HEADER]: renewalKey(), 'content-type': 'application/json' },
      payload: { paths: [...paths] },
    });
    forget(paths);
    if (statusCode !== 200) throw new Error(`Pages were not renewed: ${statusCode}`);
  };
