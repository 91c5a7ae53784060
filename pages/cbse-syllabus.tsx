import { SyllabusIndexView } from '@/components/views/syllabus/SyllabusIndexView';
import { syllabusRoutes } from '@/data/routing/syllabusRoutes';

const seoFor = (path: string) => {
  const r = syllabusRoutes().find((x) => x.path === path);
  return {
    path,
    title: r?.title ?? '',
    description: r?.description ?? '',
    robots: 'index' as const,
  };
};

import { SYLLABUS_PATH } from '@/data/study/paths/syllabus';
import { staticPage } from '@/lib/pages/staticPage';
import { buildSyllabusIndex } from '@/lib/study/syllabus/syllabusIndex';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(SYLLABUS_PATH),
  page: buildSyllabusIndex(),
}));

export default SyllabusIndexView;
