import { endpoint } from '@/lib/server/endpoint/endpoint';
import { answerFormError, postEnquiry } from '@/lib/server/enquiries/postEnquiry';
import { postedBody } from '@/lib/server/enquiries/postedBody';

export const config = { api: { bodyParser: false } };

export default endpoint(
  {
    method: 'POST',
    body: postedBody,
    limit: 'enquiry',
    form: 'accepted',
    onFormError: answerFormError,
  },
  postEnquiry,
);
