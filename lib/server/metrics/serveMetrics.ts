import { readFile } from 'node:fs/promises';
import type { NextApiHandler, NextApiResponse } from 'next';
import { register } from 'prom-client';
import { getEnv } from '@/lib/server/env/env';
import { mayReadMetrics } from './access';
import { buildFile } from './buildFile';
import { readStore } from './readStore';

/**
 * Answers with the figures of this process in Prometheus' text format, at /metrics. Whoever may not
 * read them gets the answer of an address that does not exist. Leaves no log line: it is asked
 * every few seconds.
 */
export const serveMetrics: NextApiHandler = async (req, res) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || !mayReadMetrics(req, getEnv())) return sendNotFound(res);
  await readStore();
  const text = await register.metrics();
  res.setHeader('Content-Type', register.contentType);
  res.setHeader('Cache-Control', 'no-store');
  res.status(200).end(text);
};

// Next's own 404 page, byte for byte and with its headers.
const sendNotFound = async (res: NextApiResponse): Promise<void> => {
  const page = await readFile(buildFile('server/pages/404.html')).catch(() => Buffer.from(''));
  res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', page.length);
  res.status(404).end(page);
};
