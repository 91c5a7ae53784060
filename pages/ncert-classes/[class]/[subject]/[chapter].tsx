import { NcertChapterView } from '@/components/views/ncert/NcertChapterView';
import { ncertChapterPath, SOLVED_BOOKS } from '@/data/routes/paths/study/ncert';
import { seoFor } from '@/data/routes/routes';
import { NCERT } from '@/data/study/ncert/classes';
import { staticPage } from '@/lib/site/staticPage';
import { parseSolvedBook } from '@/lib/study/ncert/books';
import { buildChapterPage } from '@/lib/study/ncert/chapterPage';

export const getStaticPaths = () => ({
  paths: SOLVED_BOOKS.flatMap(({ classNumber, subject }) =>
    (NCERT[classNumber].solved[subject]?.chapters ?? []).map((_, at) => ({
      params: { class: String(classNumber), subject, chapter: String(at + 1) },
    })),
  ),
  fallback: false,
});

export const getStaticProps = staticPage((params) => {
  const place = parseSolvedBook(params.class ?? '', params.subject ?? '');
  const page = place && buildChapterPage(place, params.chapter ?? '');
  return (
    place &&
    page && { seo: seoFor(ncertChapterPath(place.classNumber, place.subject, page.number)), page }
  );
});

export default NcertChapterView;
