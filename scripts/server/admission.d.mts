import type { RequestKind } from './requestKind.mjs';

type Limits = { running: number; waiting: number; mostDelayMs: number };

export const LIMITS: Record<RequestKind, Limits>;
export const DROWNING_MS: number;

export const decide: (state: {
  kind: RequestKind;
  /** Requests of this kind that are with Next, and that wait for it. */
  running: number;
  waiting: number;
  /** How late the turns of requests come, ms. */
  delayMs: number;
}) => 'run' | 'wait' | 'refuse';

export const isDrowning: (kind: RequestKind, delayMs: number) => boolean;
