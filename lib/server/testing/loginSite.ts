import { z } from 'zod';
import { createEmbeddedErp } from '@/lib/server/erp/embedded/embedded';
import type { Sms } from '@/lib/server/erp/embedded/sms';
import { shareErp } from '@/lib/server/erp/erp';
import { forgetRefused } from '@/lib/server/limits';
import { openStore, shareStore } from '@/lib/server/store/store';
import { type ApiRoute, startApi } from './apiServer';
import { createVisitor, type Visitor } from './visitor';

const csrf = z.object({ csrfToken: z.string() });

/** Serves the login endpoints with the embedded school system, and shows the messages it sends. */
export const startLoginSite = async (routes: Record<string, ApiRoute>) => {
  const store = await openStore({ file: ':memory:' });
  const sent: Sms[] = [];
  const sendSms = async (sms: Sms) => {
    sent.push(sms);
  };
  shareStore(store);
  const shareEmbeddedErp = () => shareErp(createEmbeddedErp({ store, sendSms, host: 'localhost' }));
  shareEmbeddedErp();
  const api = await startApi(routes);
  return {
    ...api,
    store,
    sent,
    shareEmbeddedErp,
    lastCode: () => sent.at(-1)?.otp ?? 'none',
    newVisitor: (url = api.url) => createVisitor(url),
    /** Forgets who asked for codes and how often. */
    forget: async () => {
      sent.length = 0;
      await store.db.deleteFrom('otp_requests').execute();
      await store.db.deleteFrom('otp_senders').execute();
      await store.db.deleteFrom('otp_devices').execute();
      await store.db.deleteFrom('otp_guesses').execute();
      await store.db.deleteFrom('erp_codes').execute();
      await store.db.deleteFrom('rate_limits').execute();
      forgetRefused(store);
    },
    close: async () => {
      await api.close();
      await store.close();
      shareErp(null);
    },
  };
};

export type LoginSite = Awaited<ReturnType<typeof startLoginSite>>;

/** What next-auth's browser part does with a ticket. Answers where it sends the browser. */
export const signIn = async (visitor: Visitor, ticket: string): Promise<URL> => {
  const { csrfToken } = csrf.parse((await visitor.get('/api/auth/csrf')).body);
  const reply = await visitor.postForm('/api/auth/callback/otp', {
    ticket,
    csrfToken,
    callbackUrl: '/',
    json: 'true',
  });
  return new URL(z.object({ url: z.string() }).parse(reply.body).url);
};

export const signOut = async (visitor: Visitor): Promise<void> => {
  const { csrfToken } = csrf.parse((await visitor.get('/api/auth/csrf')).body);
  await visitor.postForm('/api/auth/signout', { csrfToken, callbackUrl: '/', json: 'true' });
};
