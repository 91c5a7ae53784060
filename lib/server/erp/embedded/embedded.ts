import { type Erp, ErpError, type ErpLogin, type OnboardInput } from '@/lib/server/erp/contract';
import type { Store } from '@/lib/server/store/store';
import { createAccounts, onboardAccount, toLogin } from './accounts';
import { createCodes, type GuessOutcome } from './codes';
import { checkSignup, keepSignup } from './signup';
import { otpText, type SendSms } from './sms';
import { createTokens } from './tokens';

type EmbeddedErpOptions = {
  store: Store;
  sendSms: SendSms;
  /** The host that a phone may fill the code in on. */
  host: string;
  now?: () => number;
};

/** What the school system answers to a code that does not open the door. */
const GUESS_REFUSALS = {
  wrong: { status: 401, errorMessage: 'Wrong OTP.' },
  expired: { status: 400, errorMessage: 'OTP Expired' },
  blocked: { status: 403, errorMessage: 'Too many tries. Please wait ten minutes.' },
} as const satisfies Record<
  Exclude<GuessOutcome, 'right'>,
  { status: number; errorMessage: string }
>;

/** A school system on our own store, for a school without one and for a fresh machine. */
export const createEmbeddedErp = ({
  store,
  sendSms,
  host,
  now = Date.now,
}: EmbeddedErpOptions): Erp => {
  const accounts = createAccounts(store.db, now);
  const codes = createCodes(store.db, now);
  const tokens = createTokens(store.db, now);

  const sendCode = async (contact: string): Promise<{ message: string }> => {
    const otp = await codes.issue(contact);
    if (otp === null) {
      const errorMessage = 'Too many codes were asked for. Please wait ten minutes.';
      throw new ErpError('refused', { status: 403, errorMessage });
    }
    await sendSms({ to: contact, text: otpText(otp, host), otp }).catch(() => {
      // Without the cause: it can carry the message, and so the code.
      throw new ErpError('unavailable', { cause: 'SMS not sent' });
    });
    return { message: `OTP has been sent to ${contact}` };
  };

  const verify = async (contact: string, otp: string): Promise<ErpLogin> => {
    const outcome = await codes.guess(contact, otp);
    if (outcome !== 'right') throw new ErpError('refused', GUESS_REFUSALS[outcome]);
    return toLogin(await accounts.find(contact), await tokens.issue(contact));
  };

  const onboard = async ({ payload: input, accessToken, idempotencyKey }: OnboardInput) => {
    const contact = await tokens.contactOf(accessToken);
    if (contact === null) throw new ErpError('unauthorized', { status: 401 });
    const checked = checkSignup(input);
    if ('refusal' in checked) {
      throw new ErpError('refused', { status: 400, errorMessage: checked.refusal });
    }
    const { payload, grade } = checked;
    await store.db.transaction().execute(async (db) => {
      const isFirst = await keepSignup(db, { contact, idempotencyKey, payload, at: now() });
      if (!isFirst) return;
      const { parent_name, child_name } = payload;
      const account = { contact, parent_name, child_name, grade_name: grade.name };
      await onboardAccount(db, { ...account, kind: 'onboarded', erp_id: null, created_at: now() });
    });
    return { parent_name: payload.parent_name, grade_name: grade.name };
  };

  return {
    requestLogin: async (contact) =>
      (await accounts.find(contact)) === null ? { message: 'Please Sign in' } : sendCode(contact),
    verifyLogin: verify,
    requestOnboarding: sendCode,
    verifyOnboarding: verify,
    onboard,
    ping: () => store.ping(),
  };
};
