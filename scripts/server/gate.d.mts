import type { EventEmitter } from 'node:events';
import type { RequestKind } from './requestKind.mjs';

export const createGate: (options?: {
  /** How late the turns of requests come, ms. */
  delayMs?: () => number;
  longestWaitMs?: number;
}) => (
  kind: RequestKind,
  /** The response; its `close` says that the visitor has left. */
  res: Pick<EventEmitter, 'once' | 'off'>,
  task: () => Promise<unknown>,
) => Promise<boolean>;
