import { createVisitor } from '@/lib/server/testing/visitor';
import { FORGED_TOKEN, PARENT, TYPED_CODE } from './canaries';
import type { Recorder } from './traces';

const FIELDS = {
  ...PARENT,
  otp: TYPED_CODE,
  challenge: FORGED_TOKEN,
  newAccessToken: FORGED_TOKEN,
};

const ENDPOINTS = [
  '/api/enquiries',
  '/api/otp/send',
  '/api/otp/verify',
  '/api/auth/update-token',
  '/api/auth/callback/otp',
  '/api/leads/whatsapp',
  '/api/votes',
  '/api/certificates',
];

type Refused = { init: RequestInit };

const post = (type: string, body: string, headers: Record<string, string> = {}): Refused => ({
  init: { method: 'POST', headers: { 'Content-Type': type, ...headers }, body },
});

const JSON_TEXT = JSON.stringify(FIELDS);
const FORM_TEXT = new URLSearchParams(FIELDS).toString();
const LARGE = JSON.stringify({ ...FIELDS, more: PARENT.mobile.repeat(7_000) });

const REFUSED: Refused[] = [
  post('application/json', JSON_TEXT, { Origin: 'https://evil.example' }),
  post('application/x-www-form-urlencoded', FORM_TEXT, { Origin: 'https://evil.example' }),
  post('text/plain', JSON_TEXT),
  post('application/json', LARGE),
  post('application/json', JSON_TEXT.slice(0, -2)),
  post('application/json', `"${PARENT.mobile}`),
  post('application/json', JSON.stringify([FIELDS])),
  post(
    'application/json',
    JSON.stringify({
      ...FIELDS,
      [PARENT.mobile]: PARENT.parent_name,
      idempotencyKey: PARENT.email,
    }),
  ),
];

/** Posts the canaries in every way that an endpoint has to refuse. */
export const sendRefused = async (origin: string, record: Recorder): Promise<void> => {
  for (const path of ENDPOINTS) {
    for (const { init } of REFUSED) {
      const response = await fetch(origin + path, { ...init, redirect: 'manual' });
      const { status, headers } = response;
      await record('refused', Promise.resolve({ status, headers, body: await response.text() }));
    }
    await record('refused', createVisitor(origin).get(`${path}?${FORM_TEXT}`));
  }
};
