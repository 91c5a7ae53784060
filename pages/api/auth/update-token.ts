import { z } from 'zod';
import { endpoint } from '@/lib/server/endpoint';
import { readClaims } from '@/lib/server/session/session';
import { mergeAccessToken } from '@/lib/server/session/updateToken';
import { writeSession } from '@/lib/server/session/writeSession';

export const config = { api: { bodyParser: false } };

const body = z.object({ newAccessToken: z.string() });

export default endpoint(
  { method: 'POST', body },
  async ({ req, res, body: { newAccessToken } }) => {
    await writeSession(res, await mergeAccessToken(await readClaims(req), newAccessToken));
    return { json: { updated: true } };
  },
);
