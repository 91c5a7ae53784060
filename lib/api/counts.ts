import type { BrowserCount, CountSource } from '@/data/counts';

export type CountBody = { kind: BrowserCount; path: string; source: CountSource };

/**
 * Tells our endpoint to count one more. Nobody waits for it: it goes on while the page is left, its
 * answer is not read, and one that is lost costs a count.
 */
export const sendCount = (body: CountBody): void => {
  fetch('/api/counts', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
};
