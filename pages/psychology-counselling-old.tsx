import { ProgramView } from '@/components/views/programs/ProgramView';
import { PROGRAM_PATHS } from '@/data/paths/programs';
import { seoFor } from '@/data/routes';
import { staticPage } from '@/lib/pages/staticPage';
import { buildProgramPage } from '@/lib/programs/programPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.counselling),
  page: buildProgramPage('counselling'),
}));

export default ProgramView;
