import { ProgramView } from '@/components/views/programs/ProgramView';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { seoFor } from '@/data/routes/routes';
import { buildProgramPage } from '@/lib/content/programs/programPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.studentExchange),
  page: buildProgramPage('studentExchange'),
}));

export default ProgramView;
