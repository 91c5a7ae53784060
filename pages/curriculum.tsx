import { ProgramView } from '@/components/views/programs/ProgramView';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/pages/staticPage';
import { buildProgramPage } from '@/lib/programs/programPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.curriculum),
  page: buildProgramPage('curriculum'),
}));

export default ProgramView;
