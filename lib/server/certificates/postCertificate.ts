import { z } from 'zod';
import { CERTIFICATE_ANSWER_PATH } from '@/data/routes/paths/programs';
import { parseCertificateNumber } from '@/lib/content/programs/certificateNumber';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { consumeLimit } from '@/lib/server/limits';
import type { SiteError } from '@/lib/site/siteError';
import { certificateAddress } from './answerToken';
import { findCertificate } from './findCertificate';

export const certificateBody = z.object({
  number: z.string().max(100),
  born_on: z.string().max(100),
});

/** POST /api/certificates: JSON for JSON; a plain form is sent on to a page. */
export const postCertificate = async ({
  body,
  isForm,
}: EndpointContext<z.infer<typeof certificateBody>>): Promise<Answer> => {
  const number = parseCertificateNumber(body.number);
  // Few tries for one number: a birthday must not be found by trying them all.
  if (number) await consumeLimit('certificateNumber', number);
  const certificate = findCertificate(number, body.born_on);
  return isForm ? { redirect: await certificateAddress(certificate) } : { json: { certificate } };
};

/** A plain form that was refused goes to the page that says why and asks again. */
export const answerCertificateError = ({ code }: SiteError): Answer => ({
  redirect: `${CERTIFICATE_ANSWER_PATH}?${new URLSearchParams({ error: code })}`,
});
