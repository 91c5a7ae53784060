import { CityAdmissionView } from '@/components/views/admissions/CityAdmissionView';
import { CITY_LIST } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { buildCityAdmission } from '@/lib/schools/directory/cityAdmission';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: CITY_LIST.filter(({ hasAdmissionPage }) => hasAdmissionPage).map(({ slug }) => ({
    params: { city: slug },
  })),
  fallback: false,
});

export const getStaticProps = staticPage(({ city = '' }) => {
  const admission = buildCityAdmission(city);
  return admission && { admission, seo: seoFor(admission.path) };
});

export default CityAdmissionView;
