import type { GetServerSideProps } from 'next';
import { ProgressView } from '@/components/views/enquiry/ProgressView';
import { enquiryPath } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { readProgress } from '@/lib/server/enquiries/readProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getStore } from '@/lib/server/store/store';

export const getServerSideProps = (async ({ params, res }) => {
  setPrivate(res);
  const text = String(params?.reference ?? '');
  const reference = parseReference(text);
  if (reference === null) return { notFound: true };
  if (reference !== text) {
    return { redirect: { destination: enquiryPath(reference), permanent: false } };
  }
  const progress = await readProgress(await getStore(), reference);
  return progress === null ? { notFound: true } : { props: { progress } };
}) satisfies GetServerSideProps;

export default ProgressView;
