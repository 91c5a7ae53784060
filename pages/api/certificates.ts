import {
  answerCertificateError,
  certificateBody,
  postCertificate,
} from '@/lib/server/certificates/postCertificate';
import { endpoint } from '@/lib/server/endpoint/endpoint';

export const config = { api: { bodyParser: false } };

export default endpoint(
  {
    method: 'POST',
    body: certificateBody,
    limit: 'certificate',
    form: 'accepted',
    onFormError: answerCertificateError,
  },
  postCertificate,
);
