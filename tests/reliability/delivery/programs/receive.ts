// receive.ts PORT LEDGER SHARES: an upstream service that writes down each delivery it takes, and lets its
// callers down as often as told. `by` in its ledger is the first part of the path.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hashOf } from '@/tests/reliability/delivery/contents';
import { faultOf, faultShares } from '@/tests/reliability/delivery/faultShares';
import { openLedger } from '@/tests/reliability/delivery/ledger';

const [, , port = '', file = '', given = ''] = process.argv;
const shares = faultShares.parse(JSON.parse(given));
const ledger = openLedger(file);

const ANSWERS: Record<string, unknown> = {
  'erp_user/user-onboard/': { result: { parent_name: 'Asha Rao', grade: null } },
  'lead-mgmt/add-lead-utm-details/': { ref_id: 'T-1' },
};

const STATUSES: Record<string, number> = { fail: 500, reject: 400, unauthorized: 401 };
const UNREAD = '-';

const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const [, by = '', ...rest] = (req.url ?? '').split('/');
  const found = ANSWERS[rest.join('/')];
  if (req.method !== 'POST' || found === undefined) return send(res, 200, {});
  const fault = faultOf(shares, Math.random());
  const did = fault === 'take' && !isLetIn(req) ? 'unauthorized' : fault;
  const id = String(req.headers['idempotency-key']);
  const write = (hash: string) => ledger.write({ at: Date.now(), did, id, by, hash });

  if (did === 'refuse') {
    write(UNREAD);
    req.socket.resetAndDestroy();
    return;
  }
  write(hashOf(await readBody(req)));
  if (did === 'hang') return;
  if (did === 'drop') {
    req.socket.resetAndDestroy();
    return;
  }
  if (did === 'take') send(res, 200, found);
  else send(res, STATUSES[did] ?? 500, {});
};

const isLetIn = ({ url, headers }: IncomingMessage): boolean =>
  !url?.endsWith('/user-onboard/') || /^Bearer token-of-\S/.test(headers.authorization ?? '');

const readBody = async (req: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};

const send = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

// A caller that is killed breaks its connection in the middle of a body.
createServer((req, res) => void answer(req, res).catch(() => res.destroy())).listen(
  Number(port),
  '127.0.0.1',
);
