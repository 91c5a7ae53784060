import { EventView } from '@/components/views/events/EventView';
import { EVENT_INDEX } from '@/data/content/events/eventIndex';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

const { heading, lead, facts, toForm, enquiry, trail } = EVENT_INDEX;

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.event),
  texts: { heading, lead, facts, toForm, enquiry },
  trail,
}));

export default EventView;
