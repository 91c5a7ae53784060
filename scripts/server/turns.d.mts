import type { EventEmitter } from 'node:events';
import type { RequestKind } from './requestKind.mjs';

export const createTurns: (
  server: Pick<EventEmitter, 'on'>,
  options?: { /** Now, ms. */ now?: () => number },
) => (kind: RequestKind, start: (waitedMs: number) => void) => void;
