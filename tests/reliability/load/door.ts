import { startNginx } from '@/tests/reliability/cluster/nginx';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';

type Options = {
  name: string;
  /** Of the site; nginx has the next one. */
  port: number;
  env?: Record<string, string>;
  /** TRUSTED_PROXIES of nginx; this machine when absent, so that each visitor names its own address. */
  trusted?: string;
};

/** Works with a site behind the nginx that is shipped: `origin` is that of nginx. */
export const withSiteBehindNginx = (
  { name, port, env, trusted }: Options,
  work: (origin: string, site: TestSite) => Promise<void>,
): Promise<void> =>
  withCleanUp(async (later) => {
    const site = await startTestSite({ name, port, env: { TRUST_PROXY: '1', ...env } });
    later(site.stop);
    const nginx = await startNginx({
      name: `${name}-nginx`,
      port: port + 1,
      upstreams: [port],
      trusted,
    });
    later(nginx.stop);
    await work(nginx.origin, site);
  });
