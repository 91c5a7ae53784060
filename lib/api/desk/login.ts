import { request } from '@/lib/api/request';
import { isRecord } from '@/lib/site/isRecord';

const POST = { method: 'POST' } as const;

/** Checks the code that a number was sent, and begins a session that still wants the second factor. */
export const confirmStaff = async (challenge: string, otp: string): Promise<'known'> => {
  await request('/api/desk/login', { ...POST, body: { challenge, otp }, parse: () => true });
  return 'known';
};

/** Recovery codes of a second factor that was just set up, else null; and how many are good now. */
export type Entered = { recoveryCodes: string[] | null; recoveryCodesLeft: number };

/** Completes a session with a code of the app or a recovery code. */
export const sendSecondFactor = (code: string): Promise<Entered> =>
  request('/api/desk/second-factor', { ...POST, body: { code }, parse: parseEntered });

/** Ends this browser's session. */
export const signOutOfDesk = async (): Promise<void> => {
  await request('/api/desk/sign-out', { ...POST, body: {}, parse: () => true });
};

const parseEntered = (answer: unknown): Entered | null => {
  if (!isRecord(answer)) return null;
  const { recoveryCodes, recoveryCodesLeft } = answer;
  if (typeof recoveryCodesLeft !== 'number') return null;
  if (recoveryCodes === null) return { recoveryCodes, recoveryCodesLeft };
  return Array.isArray(recoveryCodes) && recoveryCodes.every((code) => typeof code === 'string')
    ? { recoveryCodes, recoveryCodesLeft }
    : null;
};
