import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack';
import { nextAttack } from './attacks';
import { type Exchange, exchange } from './exchange';
import { createRandom } from './random';

export type Finding = { problem: string; attack: Attack };

export type Tally = {
  requests: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  findings: Finding[];
  /** How often a request was turned away because the machine was busy; it was then repeated. */
  busy: number;
};

/** At once: fewer than the site lets in, so that hardly any is turned away for load. */
const SENDERS = 12;
const MOST_TRIES = 6;
const MOST_FINDINGS = 20;

/** 127.1.0.0 and on: limits of one address are not what is tried. */
const addressOf = (number: number): string =>
  `127.${1 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;

// nginx says so of what it does not know: another version of HTTP, another transfer coding.
const UNKNOWN_TO_NGINX = [501, 505];

const problemOf = ({ requests, isOpenEnded, status }: Attack, seen: Exchange): string | null => {
  const { statuses, hasHiddenAnswer, ending } = seen;
  if (ending === 'refused') return 'nobody listens any more';
  const fault = statuses.find((one) => one >= 500 && !UNKNOWN_TO_NGINX.includes(one));
  if (fault) return `answered ${fault}`;
  if (hasHiddenAnswer || statuses.length > requests) return 'a hidden request was answered';
  if (isOpenEnded) return null;
  if (ending === 'silent') return 'no answer in time';
  if (statuses.length === 0) return 'closed without an answer';
  return status && statuses[0] !== status ? `answered ${statuses[0]}, not ${status}` : null;
};

/** An attack whose own address asks for what the hidden request asks for proves nothing. */
const isTelling = ({ raw, family }: Attack): boolean =>
  family === 'request in a body' || family === 'ambiguous end' || !raw.includes('health/live');

const attempt = async (
  to: Parameters<typeof exchange>[0],
  attack: Attack,
  tally: Tally,
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const seen = await exchange(to, attack);
    // Load, not a fault: the same request is repeated until it is looked at.
    if (seen.statuses.includes(503) && tries < MOST_TRIES) {
      tally.busy += 1;
      await sleep(500 * tries);
      continue;
    }
    for (const status of seen.statuses)
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    const problem = problemOf(attack, {
      ...seen,
      hasHiddenAnswer: seen.hasHiddenAnswer && isTelling(attack),
    });
    if (problem) tally.findings.push({ problem, attack });
    return;
  }
};

/** Sends `requests` attacks of the seeded row, several at once. */
export const sendAttacks = async (port: number, seed: string, requests: number): Promise<Tally> => {
  const tally: Tally = { requests: 0, statuses: new Map(), findings: [], busy: 0 };
  const random = createRandom(seed);
  const send = async () => {
    while (tally.requests < requests && tally.findings.length < MOST_FINDINGS) {
      tally.requests += 1;
      const from = addressOf(tally.requests);
      await attempt({ port, from }, nextAttack(random), tally);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  return tally;
};
