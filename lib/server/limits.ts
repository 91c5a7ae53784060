import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import {
  ENQUIRY_MISSES_PER_DAY,
  GUESSES_OF_ONE_ASKER,
  IPV6_NETWORK_FACTOR,
  LIMIT_MINUTES,
  RATE_LIMITS,
} from '@/data/limits';
import { GUESS_DAYS } from '@/data/retention';
import { mustWait } from '@/lib/server/endpoint/mustWait';
import { type ErrorCode, SiteError } from '@/lib/site/siteError';
import { hashPersonal } from './crypto';
import { limitKeysOf } from './endpoint/clientAddress';
import { log } from './log/log';
import { LONGEST_LOCK_MS, retryLocked } from './store/lock';
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
  visit: perWindow('visit', 'let in'),
  deskCode: perWindow('deskCode', 'refuse'),
  deskPicture: perWindow('deskPicture', 'refuse'),
  deskPreflight: perWindow('deskPreflight', 'refuse'),
  auth: perWindow('auth', 'let in'),
  authLog: perWindow('authLog', 'let in'),
  report: perWindow('report', 'let in'),
  otpSendNumber: { ...perWindow('otpSendNumber', 'refuse'), code: 'otp/too-many-sends' },
  otpSendPrefix: { ...perWindow('otpSendPrefix', 'refuse'), code: 'otp/paused' },
  otpVerifyNumber: { ...perWindow('otpVerifyNumber', 'refuse'), code: 'otp/blocked' },
  otpGuessAsker: {
    points: GUESSES_OF_ONE_ASKER,
    seconds: GUESS_DAYS * 24 * 60 * 60,
    code: 'otp/blocked',
    whenBroken: 'refuse',
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Limits of addresses of which nothing is ever given back: who has used one up is remembered in memory
 * until its window ends, so that a flood of refused tries costs no write to the disk.
 */
const REFUSED_FROM_MEMORY: readonly LimitName[] = [
  'otpSend',
  'otpVerify',
  'enquiry',
  'whatsapp',
  'vote',
  'certificate',
  'visit',
  'auth',
  'authLog',
  'report',
];

function perWindow(name: keyof typeof RATE_LIMITS, whenBroken: Limit['whenBroken']): Limit {
  const points = RATE_LIMITS[name];
  return { points, seconds: LIMIT_SECONDS, code: 'request/too-many', whenBroken };
}

/**
 * Counts one try of `key` (an address, a number) against a limit. Throws a SiteError with the
 * seconds to wait when there are none left.
 */
export const consumeLimit = (name: LimitName, key: string): Promise<void> =>
  consume(name, key, 'one');

/** The same for an address: an IPv6 one counts for its /64, and for its /48 with a limit of its own. */
export const consumeAddressLimit = async (name: LimitName, address: string): Promise<void> => {
  const { one, network } = limitKeysOf(address);
  await consume(name, one, 'one');
  if (network !== null) await consume(name, network, 'network');
};

/** Gives a try back that turned out not to be one, or a good one. */
export const refundLimit = (name: LimitName, key: string): Promise<void> =>
  refund(name, key, 'one');

/** The same for an address, as `consumeAddressLimit` counted it. */
export const refundAddressLimit = async (name: LimitName, address: string): Promise<void> => {
  const { one, network } = limitKeysOf(address);
  await refund(name, one, 'one');
  if (network !== null) await refund(name, network, 'network');
};

/** Forgets what was counted for a key. */
export const clearLimit = async (name: LimitName, key: string): Promise<void> => {
  const limiter = limiterFor(await getStore(), name, 'one');
  await retryLocked(() => limiter.delete(hashPersonal(key)));
};

/** Forgets who is refused without a look at the counters: for whoever empties these by hand, as tests do. */
export const forgetRefused = (store: Store): void => {
  for (const limiter of limiters.get(store)?.values() ?? []) limiter.deleteInMemoryBlockedAll();
};

/**
 * The limiters use SQLite without Kysely. Another process of this site writes for some milliseconds; a
 * longer lock belongs to another program, and must not make a visitor wait who is let in anyway.
 */
const LOCK_WAITS_MS: Record<Limit['whenBroken'], number> = {
  'let in': 200,
  refuse: LONGEST_LOCK_MS,
};

const consume = async (name: LimitName, key: string, whose: Whose): Promise<void> => {
  const limit: Limit = LIMITS[name];
  try {
    const limiter = limiterFor(await getStore(), name, whose);
    await retryLocked(
      () => consumeInWindow(limiter, hashPersonal(key)),
      LOCK_WAITS_MS[limit.whenBroken],
    );
  } catch (cause) {
    if (cause instanceof RateLimiterRes) {
      throw mustWait(limit.code, cause.msBeforeNext / 1000);
    }
    log.error({ err: cause, limit: name }, `counters do not answer: ${limit.whenBroken}`);
    if (limit.whenBroken === 'refuse') throw new SiteError('service/unavailable', { cause });
  }
};

const consumeInWindow = async (limiter: RateLimiterStoreAbstract, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (cause) {
    const isAhead = cause instanceof RateLimiterRes && cause.msBeforeNext > limiter.msDuration;
    if (!isAhead) throw cause;
    // No window is that long: a clock was ahead when it began.
    limiter.deleteInMemoryBlockedAll();
    await limiter.delete(key);
    await limiter.consume(key);
  }
};

const refund = async (name: LimitName, key: string, whose: Whose): Promise<void> => {
  try {
    const limiter = limiterFor(await getStore(), name, whose);
    await retryLocked(() => limiter.reward(hashPersonal(key)), LOCK_WAITS_MS['let in']);
  } catch (err) {
    log.error({ err, limit: name }, 'counters do not answer: a good try stays counted');
  }
};

/** One key of a limit, or a network of many. */
type Whose = 'one' | 'network';

const limiters = new WeakMap<Store, Map<string, RateLimiterStoreAbstract>>();

const limiterFor = (store: Store, name: LimitName, whose: Whose): RateLimiterStoreAbstract => {
  const ofStore = limiters.get(store) ?? new Map<string, RateLimiterStoreAbstract>();
  limiters.set(store, ofStore);
  const key = whose === 'network' ? `${name}Network` : name;
  const limiter = ofStore.get(key) ?? createLimiter(store, name, key, whose);
  ofStore.set(key, limiter);
  return limiter;
};

const createLimiter = (
  store: Store,
  name: LimitName,
  keyPrefix: string,
  whose: Whose,
): RateLimiterStoreAbstract => {
  const { points: ofOne, seconds } = LIMITS[name];
  const points = whose === 'network' ? IPV6_NETWORK_FACTOR * ofOne : ofOne;
  const options = {
    points,
    ...(REFUSED_FROM_MEMORY.includes(name) && { inMemoryBlockOnConsumed: points }),
    duration: seconds,
    keyPrefix,
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
