import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createEmbeddedErp } from '@/lib/server/erp/embedded/embedded';
import { writeToOutbox } from '@/lib/server/erp/embedded/sms';
import { parseSignupKey } from '@/lib/server/erp/signupKey';
import { createEmbeddedSiteApi } from '@/lib/server/siteApi/embedded';
import { openStore } from '@/lib/server/store/store';
import { answerCall } from '@/lib/server/testing/schoolSystemCalls';
import { dataDirOf } from '@/tests/reliability/support/site';

/** What it does with one delivery. `drop`: it takes it, and the connection breaks before the answer. */
export type Treatment = { does: 'take' | 'drop' | 'fail' | 'refuse'; delayMs?: number };

export type StrictSchool = {
  /** ERP_BASE_URL and API_BASE_URL. */
  url: string;
  /** The hash of what it has of an enquiry (by reference) or a lead (by id); null for nothing. */
  hashOf: (id: string) => string | null;
  /** Everything that it has: ids. */
  ids: () => string[];
  /** How often it has processed each id: once for each key. */
  processed: (id: string) => number;
  /** From now on it treats what is delivered like this. */
  treat: (choose: (payload: Record<string, unknown>) => Treatment) => void;
  close: () => Promise<void>;
};

const SIGNUP = '/erp_user/user-onboard/';
const LEAD = '/lead-mgmt/add-lead-utm-details/';
const body = z.record(z.string(), z.unknown());

/** The same for the same fields, in whatever order they come. */
export const hashPayload = (payload: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(payload).sort()))
    .digest('hex');

/**
 * A school system and site API that process each idempotency key once, whatever comes under it later,
 * as the header's draft standard has it. Codes and logins work as in the embedded one; messages go to
 * the outbox of the site's data folder, where `logInNew` reads them.
 */
export const startStrictSchool = async (name: string, port: number): Promise<StrictSchool> => {
  const dataDir = dataDirOf(`${name}-school`);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const store = await openStore({ file: join(dataDir, 'school.db') });
  const sendSms = writeToOutbox(dataDirOf(name));
  const services = {
    erp: createEmbeddedErp({ store, sendSms, host: 'localhost' }),
    siteApi: createEmbeddedSiteApi(store),
  };
  const keys = new Set<string>();
  const has = new Map<string, string>();
  let choose: (payload: Record<string, unknown>) => Treatment = () => ({ does: 'take' });

  const take = (key: string, payload: Record<string, unknown>): void => {
    if (keys.has(key)) return;
    keys.add(key);
    has.set(parseSignupKey(key).id, hashPayload(payload));
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://127.0.0.1');
    const payload = await readJson(req);
    if (pathname !== SIGNUP && pathname !== LEAD) {
      const query = Object.fromEntries(searchParams);
      const call = { method: req.method ?? 'GET', path: pathname, query, headers: req.headers };
      const said = await answerCall(services, { ...call, body: payload });
      return send(res, said.status, said.body);
    }
    const { does, delayMs = 0 } = choose(payload);
    await wait(delayMs);
    if (does === 'fail') return send(res, 500, {});
    if (does === 'refuse') return send(res, 400, { error_msg: 'This cannot be taken.' });
    take(String(req.headers['idempotency-key']), payload);
    if (does === 'drop') {
      req.socket.resetAndDestroy();
      return;
    }
    const signup = { result: { parent_name: payload.parent_name, grade: null } };
    send(res, 200, pathname === LEAD ? { ref_id: 'T-1' } : signup);
  };

  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    hashOf: (id) => has.get(id) ?? null,
    ids: () => [...has.keys()],
    processed: (id) => [...keys].filter((key) => parseSignupKey(key).id === id).length,
    treat: (next) => {
      choose = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
};

const readJson = async (req: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : body.parse(JSON.parse(text));
};

const send = (res: ServerResponse, status: number, said: unknown): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
};
