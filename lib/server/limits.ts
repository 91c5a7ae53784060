import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { LIMIT_MINUTES } from '@/data/retention';
import { type ErrorCode, SiteError } from '@/lib/errors/siteError';
import { hashPersonal } from './crypto';
import { log } from './log/log';
import { getStore, type Store } from './store/store';

type Limit = {
  points: number;
  seconds: number;
  code: ErrorCode;
  /** What happens while the counters cannot be reached: a lead is let in, a code is not sent. */
  whenBroken: 'let in' | 'refuse';
};

/**
 * Generous per address, since a whole neighbourhood can share one; tight per number. A prefix is the
 * 10,000 numbers that begin with the same six digits: who pumps text messages is paid for a block.
 */
const LIMITS = {
  otpSend: perWindow(100, 'refuse'),
  otpVerify: perWindow(150, 'refuse'),
  enquiry: perWindow(200, 'let in'),
  whatsapp: perWindow(200, 'let in'),
  vote: perWindow(200, 'let in'),
  auth: perWindow(600, 'let in'),
  authLog: perWindow(30, 'let in'),
  report: perWindow(60, 'let in'),
  otpSendNumber: { ...perWindow(5, 'refuse'), code: 'otp/too-many-sends' },
  otpSendPrefix: { ...perWindow(150, 'refuse'), code: 'otp/paused' },
  // What is left for everybody together while few codes are verified (login/pumpingBreaker.ts).
  otpThrottle: { points: 10, seconds: 60, code: 'otp/paused', whenBroken: 'refuse' },
  // Behind the five guesses that the school system looks at: for one that does not count well.
  otpVerifyNumber: { ...perWindow(10, 'refuse'), code: 'otp/blocked' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

function perWindow(points: number, whenBroken: Limit['whenBroken']): Limit {
  return { points, seconds: LIMIT_MINUTES * 60, code: 'request/too-many', whenBroken };
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
