import { MyStudyView } from '@/components/views/myStudy/MyStudyView';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildClassBooks } from '@/lib/study/shelf/myStudyPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(MY_STUDY_PATH),
  classes: buildClassBooks(),
}));

export default MyStudyView;
