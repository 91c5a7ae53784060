import type { LoginOutcome } from '@/lib/login/contract';

/**
 * What the site needs of the school system. Two adapters: `http` (ERP_BASE_URL) and `embedded` (on
 * the store). What the school system says is an outcome; where it says nothing that counts, each
 * method throws an ErpUnavailableError. A mobile number is ten digits.
 *
 * A school system that limits codes or guesses by number should count an `ownDevice` apart: else anybody
 * who guesses wrongly can shut a parent out. The calls over HTTP have no place to say so.
 */
export type Erp = {
  /** Sends a code. The login flow is for parents whom the school system knows. */
  sendOtp: (flow: LoginFlow, mobile: string, caller?: Caller) => Promise<SendOutcome>;
  /** Checks a code, in the flow that sent it. */
  verifyOtp: (
    flow: LoginFlow,
    mobile: string,
    otp: string,
    caller?: Caller,
  ) => Promise<VerifyOutcome>;
  /** Signs a child up, or corrects a signup. Idempotent by `idempotencyKey`. */
  onboardUser: (input: OnboardInput) => Promise<OnboardOutcome>;
  /** Resolves when the school system answers at all. */
  ping: () => Promise<void>;
};

export type LoginFlow = 'login' | 'onboard';

/** Whether the number was confirmed before in the browser that asks. When unset: `unknown`. */
export type Caller = 'unknown' | 'ownDevice';

/** It will say the same again. `message` is for the parent; null: it wrote nothing readable. */
export type Refused = { outcome: 'refused'; message: string | null };

export type SendOutcome =
  | { outcome: 'sent' }
  /** It does not know the number: the code has to come by the onboarding flow. */
  | { outcome: 'signInInstead' }
  | { outcome: 'tooMany' }
  | Refused;

export type Person = { name: string | null; grade_name: string | null };

/** A right code, and whose it is. */
export type Verified = {
  outcome: LoginOutcome;
  accessToken: string | null;
  /** The parent's own account, with the grade that it is about. */
  parent: Person | null;
  /** A pupil whom the school system already knows for this number. */
  pupil: Person | null;
};

export type VerifyOutcome = Verified | { outcome: 'wrong' | 'expired' | 'blocked' } | Refused;

/** Specification section 3: the signup payload, exactly. */
export type SignupPayload = {
  parent_name: string;
  child_name: string;
  email: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  branch: number;
  grade: number;
  is_active: true;
  lead_info: 'Worksheet';
};

export type OnboardInput = {
  payload: SignupPayload;
  accessToken: string;
  /** See signupKey.ts: a correction has a key of its own. */
  idempotencyKey: string;
};

/** The parent and the grade as the school system wrote them down. */
export type Onboarded = { parent_name: string; grade_name: string | null };

export type OnboardOutcome =
  | ({ outcome: 'onboarded' } & Onboarded)
  /** The access token is no longer good. */
  | { outcome: 'loginExpired' }
  | Refused;

/** The school system did not answer, or not as agreed: worth another try. */
export class ErpUnavailableError extends Error {
  // The school system is one per process, but each bundle of Next has a class of its own.
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ErpUnavailableError';
  }

  constructor(cause?: unknown) {
    super('The school system is unavailable', { cause });
    this.name = 'ErpUnavailableError';
  }
}
