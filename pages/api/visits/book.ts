import { endpoint } from '@/lib/server/endpoint/endpoint';
import { answerVisitError, bookBody, postBooking } from '@/lib/server/visits/postVisit';

export const config = { api: { bodyParser: false } };

export default endpoint(
  {
    method: 'POST',
    body: bookBody,
    limit: 'visit',
    form: 'accepted',
    onFormError: answerVisitError,
  },
  postBooking,
);
