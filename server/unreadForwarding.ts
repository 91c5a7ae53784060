import type { IncomingMessage } from 'node:http';
import { endWarning, raiseWarning } from '@/lib/server/lifecycle/warnings';
import { log } from '@/lib/server/log/log';
import { classOf } from './requestMetrics';

/** So many requests of visitors, one visit, are looked at before anything is said. */
const LEAST = 20;
/** Of so many of them the older half counts half. */
const RECENT = 200;
/** Asked by machines, past every proxy. */
const NOT_VISITORS = ['health', 'metrics'];
/** By these a proxy says whom it asks for; deploy/nginx writes the last one for a proxy before it. */
const NAMES_VISITOR = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const UNREAD_BY_NGINX = 'x-forwarded-unread';

/**
 * Looks at requests as they come in, before such headers are taken away, and warns while most of them
 * came through a proxy that is not believed: all visitors then share its limits. Some visitors make
 * such headers up, where there is no proxy at all.
 */
export const createForwardingWatch = () => {
  let seen = 0;
  let unread = 0;
  let isWarned = false;
  let wasLogged = false;
  const warn = () => {
    raiseWarning('forwarded-headers-unread');
    if (wasLogged) return;
    wasLogged = true;
    log.warn(
      'most requests come through a proxy that is not believed, so that all its visitors share one limit: set TRUST_PROXY to the number of proxies before the site, and TRUSTED_PROXIES to their addresses, for nginx too',
    );
  };
  return ({ url = '', headers }: IncomingMessage, isFromProxy: boolean): void => {
    if (NOT_VISITORS.includes(classOf(url))) return;
    seen += 1;
    const isUnread = isFromProxy
      ? UNREAD_BY_NGINX in headers
      : NAMES_VISITOR.some((name) => name in headers);
    if (isUnread) unread += 1;
    const isMost = seen >= LEAST && unread * 2 > seen;
    if (isMost && !isWarned) warn();
    if (!isMost && isWarned) endWarning('forwarded-headers-unread');
    isWarned = isMost;
    if (seen < RECENT) return;
    seen /= 2;
    unread /= 2;
  };
};
