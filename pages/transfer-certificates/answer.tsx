import type { GetServerSideProps } from 'next';
import { CertificateAnswerView } from '@/components/views/programs/CertificateAnswerView';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { readCertificate } from '@/lib/server/certificates/answerToken';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { isErrorCode } from '@/lib/site/siteError';

export const getServerSideProps = (async ({ res, query }) => {
  setPrivate(res);
  const certificate = await readCertificate(query.certificate);
  const problem = isErrorCode(query.error) ? ERROR_MESSAGES[query.error] : null;
  return certificate || problem
    ? { props: { certificate, problem } }
    : { redirect: { destination: PROGRAM_PATHS.transferCertificates, permanent: false } };
}) satisfies GetServerSideProps;

export default CertificateAnswerView;
