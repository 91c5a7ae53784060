import type { GetServerSideProps } from 'next';
import { NumberView } from '@/components/views/converters/NumberView';
import { setPublicCache } from '@/lib/server/endpoint/cacheControl';
import { type NumberPage, numberPageFor } from '@/lib/study/words/numberPage';

/** A day. */
const CACHE_SECONDS = 86_400;

// There are 10^15 of these pages. Rendered when asked for and cached in memory, they cannot
// fill a disk, as prerendered pages would.
export const getServerSideProps: GetServerSideProps<{ page: NumberPage }> = async (context) => {
  const number = context.params?.number;
  const page = typeof number === 'string' ? numberPageFor(number) : null;
  if (page === null) return { notFound: true };
  setPublicCache(context, { seconds: CACHE_SECONDS, parameters: ['number'] });
  return { props: { page } };
};

export default NumberView;
