import { NcertChapterView } from '@/components/views/ncert/NcertChapterView';
import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { seoFor } from '@/data/routes/routes';
import { BOOK_PLACES } from '@/data/study/ncert/books';
import { staticPage } from '@/lib/site/staticPage';
import { parseBook } from '@/lib/study/ncert/books';
import { buildChapterPage } from '@/lib/study/ncert/chapterPage';

export const getStaticPaths = () => ({
  paths: BOOK_PLACES.flatMap(({ classNumber, slug, book }) =>
    book.chapters.map((_, at) => ({
      params: { class: String(classNumber), subject: slug, chapter: String(at + 1) },
    })),
  ),
  fallback: false,
});

export const getStaticProps = staticPage(async (params) => {
  const place = parseBook(params.class ?? '', params.subject ?? '');
  const page = place && (await buildChapterPage(place, params.chapter ?? ''));
  return place && page && { seo: seoFor(ncertChapterPath(place, Number(params.chapter))), page };
});

export default NcertChapterView;
