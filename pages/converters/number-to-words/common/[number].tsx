import { NumberView } from '@/components/views/converters/NumberView';
import { COMMON_NUMBERS } from '@/data/routes/paths/study/converters';
import { staticPage } from '@/lib/site/staticPage';
import { numberPageFor } from '@/lib/study/words/numberPage';

/** The numbers asked for most are prerendered under the same addresses; a rewrite tells them apart. */
export const getStaticPaths = () => ({
  paths: COMMON_NUMBERS.map((number) => ({ params: { number: String(number) } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ number = '' }) => {
  const page = numberPageFor(number);
  return page && { page };
});

export default NumberView;
