import { NcertIndexView } from '@/components/views/ncert/NcertIndexView';
import { seoFor } from '@/data/routes';
import { NCERT_PATH } from '@/data/study/paths/ncertList';
import { staticPage } from '@/lib/pages/staticPage';
import { buildIndexPage } from '@/lib/study/ncert/indexPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(NCERT_PATH),
  page: buildIndexPage(),
}));

export default NcertIndexView;
