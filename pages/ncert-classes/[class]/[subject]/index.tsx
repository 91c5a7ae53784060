import { NcertSubjectView } from '@/components/views/ncert/NcertSubjectView';
import { ncertSubjectPath, SOLVED_BOOKS } from '@/data/routes/paths/study/ncert';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { parseSolvedBook } from '@/lib/study/ncert/books';
import { buildSubjectPage } from '@/lib/study/ncert/subjectPage';

export const getStaticPaths = () => ({
  paths: SOLVED_BOOKS.map(({ classNumber, subject }) => ({
    params: { class: String(classNumber), subject },
  })),
  fallback: false,
});

export const getStaticProps = staticPage((params) => {
  const place = parseSolvedBook(params.class ?? '', params.subject ?? '');
  return (
    place && {
      seo: seoFor(ncertSubjectPath(place.classNumber, place.subject)),
      page: buildSubjectPage(place),
    }
  );
});

export default NcertSubjectView;
