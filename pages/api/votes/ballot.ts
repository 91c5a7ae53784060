import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readBallot } from '@/lib/server/voting/readBallot';

export default endpoint({ method: 'GET' }, async ({ req }) => ({
  json: await readBallot(req, req.query.contest),
}));
