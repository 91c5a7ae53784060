import { GoCosmoView } from '@/components/views/events/GoCosmoView';
import { GO_COSMO } from '@/data/content/events/goCosmo';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

const { heading, lead, facts, toForm, toActivities, enquiry, trail } = GO_COSMO;

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.goCosmo),
  texts: { heading, lead, facts, toForm, toActivities, enquiry },
  trail,
}));

export default GoCosmoView;
