import { SyllabusIndexView } from '@/components/views/syllabus/SyllabusIndexView';
import { SYLLABUS_PATH } from '@/data/routes/paths/study/syllabus';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildSyllabusIndex } from '@/lib/study/syllabus/syllabusIndex';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(SYLLABUS_PATH),
  page: buildSyllabusIndex(),
}));

export default SyllabusIndexView;
