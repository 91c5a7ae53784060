import type { IncomingMessage } from 'node:http';

type Refusal = { status: number; text: string };

export function refusalFor(
  req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): Refusal | null;
