import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { FactList } from '@/components/blocks/FactList';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { CbsePage } from '@/lib/landing/cbsePage';
import { CbseSections } from './CbseSections';

type CbseViewProps = { seo: PageSeo; page: CbsePage };

/** CBSE in one city: the form, then what the board means there and which branches follow it. */
export const CbseView = ({ seo, page }: CbseViewProps) => (
  <>
    <Seo {...seo} />
    <LandingHero
      heading={page.heading}
      lead={page.lead}
      points={page.points}
      form={page.form}
      place={page.place}
      crumbs={<Breadcrumbs trail={trailTo(page)} current="CBSE" />}
    >
      <FactList facts={page.facts} />
    </LandingHero>
    <CbseSections page={page} />
  </>
);

const trailTo = ({ city }: CbsePage) => [
  { title: 'Day schools', path: PATHS.daySchool },
  { title: city.name, path: city.cityPage },
];
