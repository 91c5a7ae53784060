import type { GetServerSideProps } from 'next';
import { TrackView } from '@/components/views/enquiry/TrackView';
import { enquiryPath } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { parseReference } from '@/lib/server/enquiries/reference';

export const getServerSideProps = (async ({ query, res }) => {
  setPrivate(res);
  const text = query.reference;
  if (text === undefined) return { props: { state: { is: 'open' } } };
  const reference = parseReference(String(text));
  if (reference !== null) {
    return { redirect: { destination: enquiryPath(reference), permanent: false } };
  }
  res.statusCode = 404;
  return { props: { state: { is: 'wrong' } } };
}) satisfies GetServerSideProps;

export default TrackView;
