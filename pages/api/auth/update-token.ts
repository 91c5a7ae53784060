import { z } from 'zod';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { endSession } from '@/lib/server/session/endedSessions';
import { readOpenSession } from '@/lib/server/session/session';
import { mergeAccessToken } from '@/lib/server/session/updateToken';
import { ownIds } from '@/lib/server/session/verification';
import { writeSession } from '@/lib/server/session/writeSession';

export const config = { api: { bodyParser: false } };

const body = z.object({ newAccessToken: z.string() });

export default endpoint(
  { method: 'POST', body, limit: 'auth' },
  async ({ req, res, body: { newAccessToken } }) => {
    const current = await readOpenSession(req);
    const merged = await mergeAccessToken(current, newAccessToken, ownIds(req, current));
    if (current && current.sessionId !== merged.sessionId) await endSession(current.sessionId);
    await writeSession(res, merged);
    return { json: { updated: true } };
  },
);
