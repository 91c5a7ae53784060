import { TableView } from '@/components/views/tables/TableView';
import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { parseTableNumber } from '@/lib/study/tables/parseTableNumber';
import { buildTablePage } from '@/lib/study/tables/tablePage';

export const getStaticPaths = () => ({
  paths: TABLE_NUMBERS.map((factor) => ({ params: { number: String(factor) } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ number = '' }) => {
  const factor = parseTableNumber(number);
  const page = factor && buildTablePage(factor);
  return page ? { page, seo: seoFor(page.path) } : null;
});

export default TableView;
