import { endpoint } from '@/lib/server/endpoint/endpoint';
import { answerVisitError, cancelBody, postCancel } from '@/lib/server/visits/postVisit';

export const config = { api: { bodyParser: false } };

export default endpoint(
  {
    method: 'POST',
    body: cancelBody,
    limit: 'visit',
    form: 'accepted',
    onFormError: answerVisitError,
  },
  postCancel,
);
