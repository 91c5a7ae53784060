import type { FastifyRequest } from 'fastify';

const HEALTH = /^\/(?:api\/health\/\w+|api\/metrics|metrics)(?:\?|$)/;

/** What is never kept waiting: what people send is worth the most, and a balancer has to hear from us. */
export const isUrgent = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  HEALTH.test(url) || (url.startsWith('/api/') && method !== 'GET' && method !== 'HEAD');
