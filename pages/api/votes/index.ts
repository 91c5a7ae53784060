import { endpoint } from '@/lib/server/endpoint/endpoint';
import { postVote, voteBody } from '@/lib/server/voting/postVote';

export const config = { api: { bodyParser: false } };

export default endpoint({ method: 'POST', body: voteBody, limit: 'vote' }, postVote);
