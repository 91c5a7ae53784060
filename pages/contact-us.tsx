import { ContactView } from '@/components/views/about/ContactView';
import { CONTACT_US } from '@/data/content/about/contactUs';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { buildContactPage } from '@/lib/content/about/contactPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.contact),
  page: buildContactPage(),
  form: CONTACT_US.form,
}));

export default ContactView;
