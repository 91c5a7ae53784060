import type { GetServerSideProps } from 'next';
import { EnquiryView } from '@/components/views/enquiry/EnquiryView';
import { enquiryPath } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { readProgress } from '@/lib/server/enquiries/readProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getStore } from '@/lib/server/store/store';

export const getServerSideProps = (async ({ params, res }) => {
  setPrivate(res);
  const text = String(params?.reference ?? '');
  const reference = parseReference(text);
  if (reference !== null && reference !== text) {
    return { redirect: { destination: enquiryPath(reference), permanent: false } };
  }
  const progress = reference && (await readProgress(await getStore(), reference));
  if (!progress) res.statusCode = 404;
  return { props: { progress: progress || null } };
}) satisfies GetServerSideProps;

export default EnquiryView;
