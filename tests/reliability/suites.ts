import { ENDPOINTS } from './auth/endpoints';
import { FORGED_SESSIONS } from './auth/forgedSessions';
import { IMAGES_AND_HOSTS } from './auth/hosts';
import { SIGN_OUT } from './auth/signOut';
import { PAGE_CACHE } from './cluster/pageCache';
import { REPLICAS } from './cluster/replicas';
import { ROLLING } from './cluster/rolling';
import { DISPATCH_RATE } from './delivery/dispatchRate';
import { DOWNSTREAM } from './delivery/downstream';
import { POSTGRES_STOPS } from './delivery/postgresStops';
import { TWO_SITES } from './delivery/twoSites';
import type { Experiment } from './experiment';
import { FUZZ } from './fuzz/fuzz';
import { CONNECTIONS_CURVE } from './load/connections';
import { LOAD } from './load/load';
import { SOAK } from './load/soak';
import { SPIKE } from './load/spike';
import { STOPS_UNDER_LOAD } from './load/stops';
import { GUESSES_AT_ONCE } from './otp/guesses';
import { ONE_LOGIN } from './otp/oneLogin';
import { PUMPING } from './otp/pumping';
import { SAME_ANSWER } from './otp/sameAnswer';
import { SENDS } from './otp/sends';
import { AUDIT } from './privacy/audit';
import { CANARY } from './privacy/canary';
import { ERASURE } from './privacy/erasure';
import { HEADERS } from './privacy/headers';
import { WITHDRAWAL } from './privacy/withdrawal';
import { BUILD_TIMES } from './scale/buildTimes';
import { BACKUP } from './storage/backup';
import { DAMAGED } from './storage/damaged';
import { FULL_DISK } from './storage/fullDisk';
import { KILL } from './storage/kill';
import { SECOND_PROCESS } from './storage/secondProcess';
import { SYNCS } from './storage/syncs';
import { BREAKER } from './upstream/breaker';
import { METRICS } from './upstream/metrics';
import { UPSTREAM_FAULTS } from './upstream/upstreamFaults';

/**
 * What docs/reliability.md promises, suite by suite: experiments of one suite share its ports, so that
 * they run one after the other. The first suite takes the longest and times the starts of a server: what
 * starts databases and servers by the dozen comes last.
 */
export const SUITES: Experiment[][] = [
  [KILL, SYNCS, FULL_DISK, SECOND_PROCESS, DAMAGED, BACKUP],
  [GUESSES_AT_ONCE, ONE_LOGIN, SENDS, SAME_ANSWER, PUMPING],
  [FORGED_SESSIONS, SIGN_OUT, ENDPOINTS, IMAGES_AND_HOSTS],
  [HEADERS, CANARY, ERASURE, WITHDRAWAL, AUDIT],
  [FUZZ],
  [UPSTREAM_FAULTS, BREAKER, METRICS],
  [DOWNSTREAM, POSTGRES_STOPS, TWO_SITES],
  [STOPS_UNDER_LOAD, LOAD, SPIKE, SOAK],
  [ROLLING, REPLICAS, PAGE_CACHE],
];

/** The curves of docs/scale.md. They promise nothing, so they run only when they are named. */
export const CURVES: Experiment[] = [DISPATCH_RATE, CONNECTIONS_CURVE, BUILD_TIMES];
