import type { ServerResponse } from 'node:http';

export const FAULTS = [
  'refuse',
  'forbid',
  'error',
  'hang',
  'slow',
  'drop',
  'reset',
  'half-close',
  'bad-json',
  'wrong-shape',
] as const;

/** The ways in which an upstream service lets us down. */
export type Fault = (typeof FAULTS)[number];

export const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

export const FAULT_MESSAGE = 'The school system cannot take this.';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Between two characters of a slow answer: the whole of it takes minutes. */
const SLOW_MS = 500;
const SLOW_ANSWER = JSON.stringify({ message: 'x'.repeat(500) });

const send = (status: number, text: string) => (res: ServerResponse) => {
  res.writeHead(status, JSON_TYPE).end(text);
};

const drip = (res: ServerResponse): void => {
  res.writeHead(200, JSON_TYPE);
  let sent = 0;
  const timer = setInterval(() => {
    res.write(SLOW_ANSWER.charAt(sent));
    sent += 1;
    if (sent === SLOW_ANSWER.length) res.end();
  }, SLOW_MS);
  res.once('close', () => clearInterval(timer));
};

const BREAKS: Record<Fault, (res: ServerResponse) => void> = {
  refuse: send(422, JSON.stringify({ error_msg: FAULT_MESSAGE })),
  forbid: send(403, '{}'),
  error: send(500, JSON.stringify({ error: 'Internal Server Error' })),
  // It says nothing until the caller gives up.
  hang: () => {},
  slow: drip,
  drop: (res) => {
    res.destroy();
  },
  reset: (res) => {
    res.socket?.resetAndDestroy();
  },
  // It promises more than it sends, and then closes its side only.
  'half-close': (res) => {
    res.writeHead(200, { ...JSON_TYPE, 'Content-Length': 100 });
    res.write('{"message": "OTP', () => res.socket?.end());
  },
  'bad-json': send(200, '<html>It works!</html>'),
  'wrong-shape': send(200, JSON.stringify('surprise')),
};

/** Answers as a service with this fault does. */
export const breakAnswer = (fault: Fault, res: ServerResponse): void => BREAKS[fault](res);
