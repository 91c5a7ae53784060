import { SyllabusClassView } from '@/components/views/syllabus/SyllabusClassView';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { seoFor } from '@/data/routes/routes';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { staticPage } from '@/lib/site/staticPage';
import { parseClassNumber } from '@/lib/study/ncert/books';
import { buildClassSyllabus } from '@/lib/study/syllabus/classSyllabus';

export const getStaticPaths = () => ({
  paths: CLASS_NUMBERS.map((classNumber) => ({ params: { class: String(classNumber) } })),
  fallback: false,
});

export const getStaticProps = staticPage((params) => {
  const classNumber = parseClassNumber(params.class ?? '');
  return (
    classNumber && {
      seo: seoFor(syllabusPath(classNumber)),
      page: buildClassSyllabus(classNumber),
    }
  );
});

export default SyllabusClassView;
