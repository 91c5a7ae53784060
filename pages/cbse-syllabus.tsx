import { SyllabusIndexView } from '@/components/views/syllabus/SyllabusIndexView';
import { seoFor } from '@/data/routes';
import { SYLLABUS_PATH } from '@/data/study/paths/syllabus';
import { staticPage } from '@/lib/pages/staticPage';
import { buildSyllabusIndex } from '@/lib/study/syllabus/syllabusIndex';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(SYLLABUS_PATH),
  page: buildSyllabusIndex(),
}));

export default SyllabusIndexView;
