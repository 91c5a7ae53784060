import { request } from '@/lib/api/request';
import { isRecord } from '@/lib/site/isRecord';

/** Makes new recovery codes in place of all of before; `code` is one of the authenticator app. */
export const renewRecoveryCodes = (code: string): Promise<string[]> =>
  request('/api/desk/recovery-codes', { method: 'POST', body: { code }, parse: parseCodes });

const parseCodes = (answer: unknown): string[] | null => {
  const codes = isRecord(answer) ? answer.recoveryCodes : null;
  return Array.isArray(codes) && codes.every((code) => typeof code === 'string') ? codes : null;
};
