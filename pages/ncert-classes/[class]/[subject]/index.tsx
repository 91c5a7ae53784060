import { NcertSubjectView } from '@/components/views/ncert/NcertSubjectView';
import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { seoFor } from '@/data/routes/routes';
import { BOOK_PLACES } from '@/data/study/ncert/books';
import { staticPage } from '@/lib/site/staticPage';
import { parseBook } from '@/lib/study/ncert/books';
import { buildSubjectPage } from '@/lib/study/ncert/subjectPage';

export const getStaticPaths = () => ({
  paths: BOOK_PLACES.map(({ classNumber, slug }) => ({
    params: { class: String(classNumber), subject: slug },
  })),
  fallback: false,
});

export const getStaticProps = staticPage((params) => {
  const place = parseBook(params.class ?? '', params.subject ?? '');
  return place && { seo: seoFor(ncertBookPath(place)), page: buildSubjectPage(place) };
});

export default NcertSubjectView;
