import { PATHS } from '@/data/routes/paths';

const SESSION_REQUIRED = 'SessionRequired';

/** Where a page that needs a session sends a visitor: `/login?error=SessionRequired&callbackUrl=…` */
export const loginAddress = (callbackUrl: string): string =>
  `${PATHS.login}?${new URLSearchParams({ error: SESSION_REQUIRED, callbackUrl })}`;

type Asked = {
  /** Whether a page that needs a session sent the visitor here. */
  isSent: boolean;
  /** The page that asked for a login, as it stands in the address: it may be anything. */
  callbackUrl: string | null;
};

/**
 * What the address of the login page says. In the browser only. Not `query` of the router: on a
 * prerendered page that stays empty where `_buildManifest.js` was lost on a weak network, and a parent
 * who had logged in would be led nowhere
 * (https://nextjs.org/docs/pages/api-reference/functions/use-router#router-object).
 */
export const readLoginAddress = (): Asked => {
  const asked = new URLSearchParams(window.location.search);
  return {
    isSent: asked.get('error') === SESSION_REQUIRED,
    callbackUrl: asked.get('callbackUrl'),
  };
};
