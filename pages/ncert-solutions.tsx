import { NcertIndexView } from '@/components/views/ncert/NcertIndexView';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildIndexPage } from '@/lib/study/ncert/indexPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(NCERT_PATH),
  page: buildIndexPage(),
}));

export default NcertIndexView;
