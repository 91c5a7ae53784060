import { PAGE_CACHE } from './cluster/pageCache';
import { REPLICAS } from './cluster/replicas';
import { ROLLING } from './cluster/rolling';
import { GUESSES_AT_ONCE } from './codes/guesses';
import { ONE_LOGIN } from './codes/oneLogin';
import { PUMPING } from './codes/pumping';
import { SAME_ANSWER } from './codes/sameAnswer';
import { SENDS } from './codes/sends';
import { DISPATCH_RATE } from './deliver/dispatchRate';
import { DOWNSTREAM } from './deliver/downstream';
import { POSTGRES_STOPS } from './deliver/postgresStops';
import { TWO_SITES } from './deliver/twoSites';
import { FORGED_SESSIONS } from './doors/forgedSessions';
import { IMAGES_AND_HOSTS } from './doors/hosts';
import { SIGN_OUT } from './doors/signOut';
import { WRAPPER } from './doors/wrapper';
import type { Experiment } from './experiment';
import { FUZZ } from './fuzz/fuzz';
import { BACKUP } from './kept/backup';
import { DAMAGED } from './kept/damaged';
import { FULL_DISK } from './kept/fullDisk';
import { KILL } from './kept/kill';
import { SECOND_PROCESS } from './kept/secondProcess';
import { SYNCS } from './kept/syncs';
import { BREAKER } from './outside/breaker';
import { METRICS } from './outside/metrics';
import { OUTSIDE_FAULTS } from './outside/outsideFaults';
import { CANARY } from './privacy/canary';
import { HEADERS } from './privacy/headers';
import { BUILD_TIMES } from './scale/buildTimes';
import { CONNECTIONS_CURVE } from './steady/connections';
import { LOAD } from './steady/load';
import { SOAK } from './steady/soak';
import { SPIKE } from './steady/spike';
import { STOPS_UNDER_LOAD } from './steady/stops';

/**
 * What docs/reliability.md promises, room by room: experiments of one room share its ports, so that
 * they run one after the other. The first room takes the longest and times the starts of a server: what
 * starts databases and servers by the dozen comes last.
 */
export const ROOMS: Experiment[][] = [
  [KILL, SYNCS, FULL_DISK, SECOND_PROCESS, DAMAGED, BACKUP],
  [GUESSES_AT_ONCE, ONE_LOGIN, SENDS, SAME_ANSWER, PUMPING],
  [FORGED_SESSIONS, SIGN_OUT, WRAPPER, IMAGES_AND_HOSTS],
  [HEADERS, CANARY],
  [FUZZ],
  [OUTSIDE_FAULTS, BREAKER, METRICS],
  [DOWNSTREAM, POSTGRES_STOPS, TWO_SITES],
  [STOPS_UNDER_LOAD, LOAD, SPIKE, SOAK],
  [ROLLING, REPLICAS, PAGE_CACHE],
];

/** The curves of docs/scale.md. They promise nothing, so they run only when they are named. */
export const CURVES: Experiment[] = [DISPATCH_RATE, CONNECTIONS_CURVE, BUILD_TIMES];
