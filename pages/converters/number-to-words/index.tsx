import type { GetServerSideProps } from 'next';
import {
  NumberIndexView,
  type NumberIndexViewProps,
} from '@/components/views/converters/NumberIndexView';
import { NUMBER_BOX_COPY } from '@/data/study/converters/numberBoxCopy';
import { setPublicCache } from '@/lib/server/endpoint/cacheControl';
import { leadToNumber } from '@/lib/study/words/leadToNumber';
import { buildNumberIndexPage } from '@/lib/study/words/numberIndexPage';

/** A day. */
const CACHE_SECONDS = 86_400;

/** The form of the number box comes here when there is no JavaScript. */
export const getServerSideProps: GetServerSideProps<NumberIndexViewProps> = async (context) => {
  const typed = context.query[NUMBER_BOX_COPY.field];
  const page = buildNumberIndexPage();
  if (typeof typed !== 'string') {
    setPublicCache(context, { seconds: CACHE_SECONDS });
    return { props: { page, sent: null } };
  }
  const answer = leadToNumber(typed);
  return answer.kind === 'page'
    ? { redirect: { destination: answer.path, permanent: false } }
    : { props: { page, sent: { typed: typed.slice(0, 100), problem: answer.problem } } };
};

export default NumberIndexView;
