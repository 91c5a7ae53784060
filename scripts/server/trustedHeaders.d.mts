import type { IncomingMessage } from 'node:http';

type Trust = { trustProxy: number; siteUrl: string | null };

export function trustHeaders(req: Pick<IncomingMessage, 'headers'>, trust: Trust): void;
