import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedErp } from '@/lib/server/erp/embedded/embedded';
import { type SendSms, writeToOutbox } from '@/lib/server/erp/embedded/sms';
import { createEmbeddedSiteApi } from '@/lib/server/siteApi/embedded';
import { openStore, type Store } from '@/lib/server/store/store';
import { breakAnswer, type Fault, isFault } from './faults';
import { answerCall, type RecordedCall } from './schoolSystemCalls';

export type SchoolSystemOptions = {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Its own store: the test's, else a new SQLite file in `dataDir`. */
  store?: Store;
  /** Where its database and its SMS outbox are; a new folder when absent. */
  dataDir?: string;
  sendSms?: SendSms;
  now?: () => number;
};

export type SchoolSystem = {
  /** ERP_BASE_URL and API_BASE_URL. */
  url: string;
  dataDir: string;
  /** Every call so far, oldest first. */
  calls: RecordedCall[];
  /** From now on it answers like this, to everything or to the calls that are hit; null: as it should. */
  setFault: (fault: Fault | null, isHit?: (call: RecordedCall) => boolean) => void;
  close: () => Promise<void>;
};

/**
 * A school system and site API on 127.0.0.1 that speak specification section 7, for tests and
 * journeys. `POST /fault` with `{ "fault": "error" }` does from outside what `setFault` does.
 */
export const startSchoolSystem = async (
  options: SchoolSystemOptions = {},
): Promise<SchoolSystem> => {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'school-system-'));
  const store = options.store ?? (await openStore({ file: path.join(dataDir, 'school.db') }));
  const { now, sendSms = writeToOutbox(dataDir) } = options;
  const services = {
    erp: createEmbeddedErp({ store, sendSms, host: 'localhost', now }),
    siteApi: createEmbeddedSiteApi(store, now),
  };
  const calls: RecordedCall[] = [];
  let fault: Fault | null = null;
  let hits = (_call: RecordedCall): boolean => true;

  const server = createServer((req, res) => {
    void answer(req, res).catch(() => res.destroy());
  });

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const call = await recordCall(req);
    if (call.path === '/fault') {
      fault = isFault(call.body.fault) ? call.body.fault : null;
      hits = () => true;
      return sendJson(res, 200, { fault });
    }
    calls.push(call);
    if (fault !== null && hits(call)) return breakAnswer(fault, res);
    const { status, body } = await answerCall(services, call);
    sendJson(res, status, body);
  };

  const port = await listen(server, options.port ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    calls,
    setFault: (next, isHit = () => true) => {
      fault = next;
      hits = isHit;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (options.store === undefined) await store.close();
    },
  };
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const recordCall = async (req: IncomingMessage): Promise<RecordedCall> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(Buffer.from(chunk));
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://127.0.0.1');
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: req.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: req.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
};

const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
