import { SIGN_OUT } from './auth/signOut';
import { BALANCER_IN_FRONT } from './cluster/balancer';
import { PAGE_CACHE } from './cluster/pageCache';
import { RELEASES } from './cluster/releases';
import { REPLICAS } from './cluster/replicas';
import { DEAD_LETTERS } from './delivery/deadLetters';
import { DOWNSTREAM } from './delivery/downstream';
import { POSTGRES_STOPS } from './delivery/postgresStops';
import type { Experiment } from './experiment';
import { FUZZ } from './fuzz/fuzz';
import { FLOODS } from './load/floods';
import { LOAD } from './load/load';
import { SOAK } from './load/soak';
import { SPIKE } from './load/spike';
import { GUESSES_AT_ONCE } from './otp/guesses';
import { PUMPING } from './otp/pumping';
import { CANARY } from './privacy/canary';
import { ERASURE } from './privacy/erasure';
import { HEADERS } from './privacy/headers';
import { DESK_LOAD } from './scale/deskLoad';
import { BACKUP } from './storage/backup';
import { DAMAGED } from './storage/damaged';
import { KILL } from './storage/kill';
import { SYNCS } from './storage/syncs';
import { BREAKER } from './upstream/breaker';
import { UPSTREAM_FAULTS } from './upstream/upstreamFaults';
import { VISITS } from './visits/visits';

/**
 * What docs/reliability.md promises, suite by suite: experiments of one suite share its ports, so that
 * they run one after the other. The longest come first, so that all end together.
 */
export const SUITES: Experiment[][] = [
  [KILL, SYNCS, DAMAGED, BACKUP],
  [DOWNSTREAM, POSTGRES_STOPS, DEAD_LETTERS],
  [GUESSES_AT_ONCE, PUMPING, SIGN_OUT],
  [HEADERS, CANARY, ERASURE],
  [REPLICAS, PAGE_CACHE, BALANCER_IN_FRONT, RELEASES],
  [UPSTREAM_FAULTS, BREAKER],
  [LOAD, SPIKE, SOAK, FLOODS],
  [FUZZ],
  [VISITS],
  [DESK_LOAD],
];
