import { toContact } from '@/lib/login/mobile';
import {
  type Caller,
  type Erp,
  ErpUnavailableError,
  type OnboardInput,
  type SendOutcome,
} from '@/lib/server/erp/contract';
import { parseSignupKey } from '@/lib/server/erp/signupKey';
import type { Store } from '@/lib/server/store/store';
import { correctAccount, createAccounts, onboardAccount, toVerified } from './accounts';
import { createCodes } from './codes';
import { checkSignup, saveSignup } from './signup';
import { otpText, type SendSms } from './sms';
import { createTokens } from './tokens';

type EmbeddedErpOptions = {
  store: Store;
  sendSms: SendSms;
  /** The host that a phone may fill the code in on. */
  host: string;
  now?: () => number;
};

const BLOCKED = 'This number is blocked by the school. Please call the school office.';

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

  const sendCode = async (contact: string, caller: Caller): Promise<SendOutcome> => {
    const otp = await codes.issue(contact, caller);
    if (otp === null) return { outcome: 'tooMany' };
    await sendSms({ to: contact, text: otpText(otp, host), otp }).catch(async () => {
      await codes.withdraw(contact, caller);
      // Without the cause: it can carry the message, and so the code.
      throw new ErpUnavailableError('SMS not sent');
    });
    return { outcome: 'sent' };
  };

  const onboardUser = async ({ payload: input, accessToken, idempotencyKey }: OnboardInput) => {
    const contact = await tokens.contactOf(accessToken);
    if (contact === null) return { outcome: 'loginExpired' } as const;
    const checked = checkSignup(input);
    if ('refusal' in checked) return { outcome: 'refused', message: checked.refusal } as const;
    const { payload, grade } = checked;
    await store.db.transaction().execute(async (db) => {
      const key = parseSignupKey(idempotencyKey);
      const saved = await saveSignup(db, { contact, key, payload, at: now() });
      if (saved.is === 'known') return;
      const { parent_name, child_name } = payload;
      const names = { parent_name, child_name, grade_name: grade.name };
      if (saved.is === 'corrected') {
        return correctAccount(db, contact, { before: saved.before, names });
      }
      const account = { contact, ...names, kind: 'onboarded', erp_id: null } as const;
      await onboardAccount(db, { ...account, created_at: now() });
    });
    const { parent_name } = payload;
    return { outcome: 'onboarded', parent_name, grade_name: grade.name } as const;
  };

  return {
    sendOtp: async (flow, mobile, caller = 'unknown') => {
      const contact = toContact(mobile);
      const account = await accounts.find(contact);
      if (account?.kind === 'blocked') return { outcome: 'refused', message: BLOCKED };
      const isUnknown = flow === 'login' && account === null;
      return isUnknown ? { outcome: 'signInInstead' } : sendCode(contact, caller);
    },
    verifyOtp: async (_flow, mobile, otp, caller = 'unknown') => {
      const contact = toContact(mobile);
      const outcome = await codes.guess(contact, otp, caller);
      if (outcome !== 'right') return { outcome };
      return toVerified(await accounts.find(contact), await tokens.issue(contact));
    },
    onboardUser,
    ping: () => store.ping(),
  };
};
