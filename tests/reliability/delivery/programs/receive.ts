// receive.ts PORT LEDGER SHARES: an upstream service that writes down each delivery it takes, and lets its
// callers down as often as told. `by` in its ledger is the first part of the path.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { faultOf, faultShares } from '@/tests/reliability/delivery/faultShares';
import { openLedger } from '@/tests/reliability/delivery/ledger';

const [, , port = '', file = '', given = ''] = process.argv;
const shares = faultShares.parse(JSON.parse(given));
const ledger = openLedger(file);

const ANSWERS: Record<string, unknown> = {
  'erp_user/user-onboard/': { result: { parent_name: 'Asha Rao', grade: null } },
  'lead-mgmt/add-lead-utm-details/': { ref_id: 'T-1' },
};

const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const [, by = '', ...rest] = (req.url ?? '').split('/');
  const found = ANSWERS[rest.join('/')];
  if (req.method !== 'POST' || found === undefined) return send(res, 200, {});
  const fault = faultOf(shares, Math.random());
  const did = fault === 'take' && !isLetIn(req) ? 'unauthorized' : fault;
  const write = () =>
    ledger.write({ at: Date.now(), did, id: String(req.headers['idempotency-key']), by });

  if (did === 'refuse') {
    write();
    req.socket.resetAndDestroy();
    return;
  }
  await readBody(req);
  write();
  if (did === 'hang') return;
  if (did === 'drop') {
    req.socket.resetAndDestroy();
    return;
  }
  await wait(shares.delayMs);
  if (did === 'take') send(res, 200, found);
  else send(res, did === 'fail' ? 500 : 401, {});
};

const isLetIn = ({ url, headers }: IncomingMessage): boolean =>
  !url?.endsWith('/user-onboard/') || /^Bearer token-of-\S/.test(headers.authorization ?? '');

const readBody = async (req: IncomingMessage): Promise<void> => {
  for await (const _chunk of req);
};

const send = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

// A caller that is killed breaks its connection in the middle of a body.
createServer((req, res) => void answer(req, res).catch(() => res.destroy())).listen(
  Number(port),
  '127.0.0.1',
);
