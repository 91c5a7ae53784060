import { ENDPOINTS } from './auth/endpoints';
import { FORGED_SESSIONS } from './auth/forgedSessions';
import { GUESSED_REFERENCES } from './auth/guessedReferences';
import { IMAGES_AND_HOSTS } from './auth/hosts';
import { LONGEST_SESSION } from './auth/longestSession';
import { NO_CONTACT } from './auth/noContact';
import { ROTATION } from './auth/rotation';
import { SIGN_OUT } from './auth/signOut';
import { SIGN_OUT_EVERYWHERE } from './auth/signOutEverywhere';
import { STOLEN_TOKENS } from './auth/stolenTokens';
import { BALANCER_IN_FRONT } from './cluster/balancer';
import { PAGE_CACHE } from './cluster/pageCache';
import { RELEASES } from './cluster/releases';
import { REPLICAS } from './cluster/replicas';
import { ROLLING } from './cluster/rolling';
import { CORRECTIONS } from './delivery/corrections';
import { DEAD_LETTERS } from './delivery/deadLetters';
import { DISPATCH_RATE } from './delivery/dispatchRate';
import { DOWNSTREAM } from './delivery/downstream';
import { POSTGRES_STOPS } from './delivery/postgresStops';
import { TWO_SITES } from './delivery/twoSites';
import type { Experiment } from './experiment';
import { FUZZ } from './fuzz/fuzz';
import { FLOODS } from './load/floods';
import { LOAD } from './load/load';
import { SOAK } from './load/soak';
import { SPIKE } from './load/spike';
import { FLOOD } from './otp/flood';
import { GUESSES_AT_ONCE } from './otp/guesses';
import { LONG_GUESSING } from './otp/longGuessing';
import { ONE_LOGIN } from './otp/oneLogin';
import { PUMPING } from './otp/pumping';
import { SAME_ANSWER } from './otp/sameAnswer';
import { SENDS } from './otp/sends';
import { TAPS_AND_FAILURES } from './otp/taps';
import { AUDIT } from './privacy/audit';
import { CANARY } from './privacy/canary';
import { ERASURE } from './privacy/erasure';
import { HEADERS } from './privacy/headers';
import { WITHDRAWAL } from './privacy/withdrawal';
import { BUILD_TIMES } from './scale/buildTimes';
import { DESK_LOAD } from './scale/deskLoad';
import { BACKUP } from './storage/backup';
import { DAMAGED } from './storage/damaged';
import { FULL_DISK } from './storage/fullDisk';
import { KILL } from './storage/kill';
import { MOVE } from './storage/move';
import { POWER_LOSS } from './storage/powerLoss/powerLoss';
import { SECOND_PROCESS } from './storage/secondProcess';
import { SYNCS } from './storage/syncs';
import { BREAKER } from './upstream/breaker';
import { METRICS } from './upstream/metrics';
import { READINESS } from './upstream/readiness';
import { UPSTREAM_FAULTS } from './upstream/upstreamFaults';
import { VISITS } from './visits/visits';

/**
 * What docs/reliability.md promises, suite by suite: experiments of one suite share its ports, so that
 * they run one after the other. The longest come first, so that all end together.
 */
export const SUITES: Experiment[][] = [
  [POWER_LOSS],
  [KILL, SYNCS, FULL_DISK, SECOND_PROCESS, DAMAGED, BACKUP, MOVE],
  [DOWNSTREAM, POSTGRES_STOPS, TWO_SITES, CORRECTIONS, DEAD_LETTERS],
  [
    FORGED_SESSIONS,
    SIGN_OUT,
    ENDPOINTS,
    IMAGES_AND_HOSTS,
    STOLEN_TOKENS,
    SIGN_OUT_EVERYWHERE,
    LONGEST_SESSION,
    GUESSED_REFERENCES,
    NO_CONTACT,
    ROTATION,
  ],
  [
    GUESSES_AT_ONCE,
    ONE_LOGIN,
    SENDS,
    SAME_ANSWER,
    PUMPING,
    FLOOD,
    TAPS_AND_FAILURES,
    LONG_GUESSING,
  ],
  [HEADERS, CANARY, ERASURE, WITHDRAWAL, AUDIT],
  [ROLLING, REPLICAS, PAGE_CACHE, BALANCER_IN_FRONT, RELEASES],
  [UPSTREAM_FAULTS, BREAKER, METRICS, READINESS],
  [LOAD, SPIKE, SOAK, FLOODS],
  [FUZZ],
  [VISITS],
  [DESK_LOAD],
];

/** The curves of docs/scale.md. They promise nothing, so they run only when they are named. */
export const CURVES: Experiment[] = [DISPATCH_RATE, BUILD_TIMES];
