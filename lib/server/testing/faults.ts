import type { ServerResponse } from 'node:http';

export const FAULTS = ['refuse', 'error', 'hang', 'drop', 'bad-json', 'wrong-shape'] as const;

/** The ways in which a service outside lets us down. */
export type Fault = (typeof FAULTS)[number];

export const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

export const FAULT_MESSAGE = 'The school system cannot take this.';

const ANSWERS = {
  refuse: { status: 422, text: JSON.stringify({ error_msg: FAULT_MESSAGE }) },
  error: { status: 500, text: JSON.stringify({ error: 'Internal Server Error' }) },
  'bad-json': { status: 200, text: '<html>It works!</html>' },
  'wrong-shape': { status: 200, text: JSON.stringify('surprise') },
} as const;

/** Answers as a service with this fault does. */
export const breakAnswer = (fault: Fault, res: ServerResponse): void => {
  // A service that hangs says nothing until the caller gives up.
  if (fault === 'hang') return;
  if (fault === 'drop') {
    res.destroy();
    return;
  }
  const { status, text } = ANSWERS[fault];
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
};
