import { NcertClassView } from '@/components/views/ncert/NcertClassView';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { seoFor } from '@/data/routes/routes';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { staticPage } from '@/lib/site/staticPage';
import { parseClassNumber } from '@/lib/study/ncert/books';
import { buildClassPage } from '@/lib/study/ncert/classPage';

export const getStaticPaths = () => ({
  paths: CLASS_NUMBERS.map((classNumber) => ({ params: { class: String(classNumber) } })),
  fallback: false,
});

export const getStaticProps = staticPage((params) => {
  const classNumber = parseClassNumber(params.class ?? '');
  return (
    classNumber && {
      seo: seoFor(ncertClassPath(classNumber)),
      page: buildClassPage(classNumber),
    }
  );
});

export default NcertClassView;
