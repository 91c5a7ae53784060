import { randomUUID } from 'node:crypto';
import type { NextApiHandler } from 'next';
import { sendAnswer, sendError } from '@/lib/server/endpoint/answer';
import { clientAddress } from '@/lib/server/endpoint/clientAddress';
import { getEnv } from '@/lib/server/env/env';
import { consumeAddressLimit } from '@/lib/server/limits';
import { SiteError } from '@/lib/site/siteError';
import { noteViolations } from './noteViolations';
import { readReport } from './readReport';

/**
 * POST /api/csp-report: 204, or an error that no browser answers with another report. Not behind
 * `endpoint`: a report comes without our origin, and its request is not worth a line of the log.
 */
export const receiveReport: NextApiHandler = async (req, res) => {
  res.setHeader('Cache-Control', 'no-store');
  try {
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      throw new SiteError('request/method');
    }
    await consumeAddressLimit('report', clientAddress(req, getEnv().trustProxy));
    noteViolations(await readReport(req));
    sendAnswer(res, undefined);
  } catch (thrown) {
    await sendError(res, thrown, { requestId: randomUUID() });
  }
};
