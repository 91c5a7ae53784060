import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import {
  ENQUIRY_MISSES_PER_DAY,
  LIMIT_MINUTES,
  OTP_THROTTLE_PER_MINUTE,
  RATE_LIMITS,
} from '@/data/limits';
import { type ErrorCode, SiteError } from '@/lib/site/siteError';
import { hashPersonal } from './crypto';
import { log } from './log/log';
import { getStore, type Store } from './store/store';

type Limit = {
  points: number;
  seconds: number;
  code: ErrorCode;
  /** What happens while the counters cannot be reached: an enquiry is let in, a code is not sent. */
  whenBroken: 'let in' | 'refuse';
};

/** How long a window is: at most so long is the wait for a limit that somebody else counts. */
export const LIMIT_SECONDS = LIMIT_MINUTES * 60;

const LIMITS = {
  otpSend: perWindow('otpSend', 'refuse'),
  otpVerify: perWindow('otpVerify', 'refuse'),
  enquiry: perWindow('enquiry', 'let in'),
  whatsapp: perWindow('whatsapp', 'let in'),
  vote: perWindow('vote', 'let in'),
  certificate: perWindow('certificate', 'refuse'),
  certificateNumber: perWindow('certificateNumber', 'refuse'),
  enquiryLookup: { ...perWindow('enquiryLookup', 'let in'), code: 'enquiry/too-many-lookups' },
  enquiryMiss: { ...perWindow('enquiryMiss', 'let in'), code: 'enquiry/too-many-lookups' },
  enquiryMissSlow: { ...perWindow('enquiryMissSlow', 'let in'), code: 'enquiry/too-many-lookups' },
  enquiryMissDay: {
    points: ENQUIRY_MISSES_PER_DAY,
    seconds: 24 * 60 * 60,
    code: 'enquiry/too-many-lookups',
    whenBroken: 'let in',
  },
  auth: perWindow('auth', 'let in'),
  authLog: perWindow('authLog', 'let in'),
  report: perWindow('report', 'let in'),
  otpSendNumber: { ...perWindow('otpSendNumber', 'refuse'), code: 'otp/too-many-sends' },
  otpSendPrefix: { ...perWindow('otpSendPrefix', 'refuse'), code: 'otp/paused' },
  otpThrottle: {
    points: OTP_THROTTLE_PER_MINUTE,
    seconds: 60,
    code: 'otp/paused',
    whenBroken: 'refuse',
  },
  otpVerifyNumber: { ...perWindow('otpVerifyNumber', 'refuse'), code: 'otp/blocked' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

function perWindow(name: keyof typeof RATE_LIMITS, whenBroken: Limit['whenBroken']): Limit {
  const points = RATE_LIMITS[name];
  return { points, seconds: LIMIT_SECONDS, code: 'request/too-many', whenBroken };
}

/**
 * Counts one try of `key` (an address, a number) against a limit. Throws a SiteError with the
 * seconds to wait when there are none left.
 */
export const consumeLimit = async (name: LimitName, key: string): Promise<void> => {
  const limit: Limit = LIMITS[name];
  try {
    const limiter = limiterFor(await getStore(), name);
    await limiter.consume(hashPersonal(key));
  } catch (cause) {
    if (cause instanceof RateLimiterRes) {
      throw new SiteError(limit.code, { retryAfter: Math.ceil(cause.msBeforeNext / 1000) || 1 });
    }
    log.error({ err: cause, limit: name }, `counters do not answer: ${limit.whenBroken}`);
    if (limit.whenBroken === 'refuse') throw new SiteError('service/unavailable', { cause });
  }
};

/** Takes back one try that was counted and turned out to be a good one. */
export const returnLimit = async (name: LimitName, key: string): Promise<void> => {
  try {
    await limiterFor(await getStore(), name).reward(hashPersonal(key));
  } catch (err) {
    log.error({ err, limit: name }, 'counters do not answer: a good try stays counted');
  }
};

const limiters = new WeakMap<Store, Map<LimitName, RateLimiterStoreAbstract>>();

const limiterFor = (store: Store, name: LimitName): RateLimiterStoreAbstract => {
  const ofStore = limiters.get(store) ?? new Map<LimitName, RateLimiterStoreAbstract>();
  limiters.set(store, ofStore);
  const limiter = ofStore.get(name) ?? createLimiter(store, name);
  ofStore.set(name, limiter);
  return limiter;
};

const createLimiter = (store: Store, name: LimitName): RateLimiterStoreAbstract => {
  const { points, seconds } = LIMITS[name];
  const options = {
    points,
    duration: seconds,
    keyPrefix: name,
    tableName: 'rate_limits',
    // The migrations make the table and `sweep` clears it: the limiter's own timers would go on
    // after the store is closed.
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  return store.dialect === 'sqlite'
    ? new RateLimiterSQLite({
        ...options,
        storeClient: store.limiterClient,
        storeType: 'better-sqlite3',
      })
    : new RateLimiterPostgres({ ...options, storeClient: store.limiterClient, storeType: 'pool' });
};
