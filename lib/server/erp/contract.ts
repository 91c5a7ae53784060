/**
 * The school system, as specification section 7 describes it. Two adapters answer to this: `http`
 * (ERP_BASE_URL) and `embedded` (on the store). `contact` is always `+91-` and ten digits.
 */
export type Erp = {
  /** POST erp_user/mobile/login/ with a contact: sends a code to a parent it knows. */
  requestLogin: (contact: string) => Promise<{ message: string }>;
  /** The same path with a code. */
  verifyLogin: (contact: string, otp: string) => Promise<ErpLogin>;
  /** POST erp_user/onboard-user-verify/ with a contact: sends a code to someone new. */
  requestOnboarding: (contact: string) => Promise<{ message: string }>;
  /** The same path with a code. */
  verifyOnboarding: (contact: string, otp: string) => Promise<ErpLogin>;
  /** POST erp_user/user-onboard/ with the bearer token. Idempotent by `idempotencyKey`. */
  onboard: (input: OnboardInput) => Promise<OnboardResult>;
  /** Resolves when the school system answers at all. */
  ping: () => Promise<void>;
};

export type ErpLogin = {
  status_code: number;
  message: string;
  is_onboarded: boolean;
  result: {
    access_token: string | null;
    user_details: {
      token: string | null;
      parent_name: string | null;
      academic_data: { grade: string | null };
    } | null;
  };
  /** Pupils that the school system already knows for this number. */
  data: { erp_id: string | null; name: string | null; grade_name: string | null }[];
};

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
  idempotencyKey: string;
};

export type OnboardResult = { parent_name: string; grade_name: string | null };

/**
 * Why a call failed. `refused`: it answered, and will answer the same again (its `error_msg` is for
 * the parent). `unauthorized`: the token is no longer good. `unavailable`: worth another try.
 */
export type ErpFailure = 'refused' | 'unauthorized' | 'unavailable';

/** `status` is the HTTP status of the answer, null where there was none. */
export class ErpError extends Error {
  readonly failure: ErpFailure;
  readonly status: number | null;
  /** What the school system wrote for people, null where it wrote nothing. */
  readonly errorMessage: string | null;

  // The school system is one per process, but each bundle of Next has a class of its own.
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ErpError';
  }

  constructor(
    failure: ErpFailure,
    details: { status?: number; errorMessage?: string; cause?: unknown } = {},
  ) {
    super(`School system: ${failure} (${details.status ?? 'no answer'})`, { cause: details.cause });
    this.name = 'ErpError';
    this.failure = failure;
    this.status = details.status ?? null;
    this.errorMessage = details.errorMessage ?? null;
  }
}
