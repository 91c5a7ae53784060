import { ThankYouView } from '@/components/views/thankYou/ThankYouView';
import { THANK_YOU } from '@/data/content/thankYou';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

const { heading, lead, follow, another, enquiry, next } = THANK_YOU;

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.thankYou),
  texts: { heading, lead, follow, another, enquiry, steps: next.steps.map(({ title }) => title) },
}));

export default ThankYouView;
