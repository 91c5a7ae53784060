import type { IncomingMessage } from 'node:http';
import { getEnv } from '@/lib/server/env/env';
import { hostNameOf } from '@/lib/site/hostName';

/** Whether the desk is there for a request: it is switched on, and asked by its own host name if it has one. */
export const hasDesk = ({ headers }: IncomingMessage): boolean => {
  const { desk } = getEnv();
  return desk !== null && (desk.host === null || desk.host === hostNameOf(headers.host));
};
