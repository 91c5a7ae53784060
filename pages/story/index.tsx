import { ShelfView } from '@/components/views/reading/ShelfView';
import { staticPage } from '@/lib/site/staticPage';
import { buildShelfPage } from '@/lib/study/reading/shelfPage';

export const getStaticProps = staticPage(() => ({ page: buildShelfPage('stories') }));

export default ShelfView;
