import type { GetServerSideProps } from 'next';
import { EnquiryView } from '@/components/views/enquiry/EnquiryView';
import { enquiryPath } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { clientAddress } from '@/lib/server/endpoint/clientAddress';
import { lookUpProgress } from '@/lib/server/enquiries/lookUpProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getEnv } from '@/lib/server/env/env';
import { readVisitPage } from '@/lib/server/visits/readVisitPage';
import { SiteError } from '@/lib/site/siteError';

export const getServerSideProps = (async ({ params, query, req, res }) => {
  setPrivate(res);
  const text = String(params?.reference ?? '');
  const reference = parseReference(text);
  if (reference !== null && reference !== text) {
    return { redirect: { destination: enquiryPath(reference), permanent: false } };
  }
  try {
    const address = clientAddress(req, getEnv().trustProxy);
    const progress = reference && (await lookUpProgress({ req, res, address, reference }));
    if (progress) return { props: { progress, visit: await readVisitPage(progress, query) } };
    res.statusCode = 404;
    return { props: { progress: null, state: { is: 'wrong' } } };
  } catch (error) {
    if (!(error instanceof SiteError && error.code === 'enquiry/too-many-lookups')) throw error;
    const { retryAfter = 1 } = error;
    res.statusCode = 429;
    res.setHeader('Retry-After', String(retryAfter));
    const minutes = Math.ceil(retryAfter / 60);
    return { props: { progress: null, state: { is: 'limited', minutes } } };
  }
}) satisfies GetServerSideProps;

export default EnquiryView;
