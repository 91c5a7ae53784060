import { CbseView } from '@/components/views/cbseSchools/CbseView';
import { CBSE_CITIES } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { buildCbsePage } from '@/lib/landing/cbsePage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: CBSE_CITIES.map((city) => ({ params: { city } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ city }) => {
  const page = buildCbsePage(city);
  return page && { page, seo: seoFor(page.path) };
});

export default CbseView;
