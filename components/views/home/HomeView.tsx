import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { FaqList } from '@/components/blocks/FaqList';
import { BranchFinder } from '@/components/blocks/finder/BranchFinder';
import { Hero } from '@/components/blocks/Hero';
import { JsonLd } from '@/components/blocks/JsonLd';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { MoreLink } from '@/components/blocks/MoreLink';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { HOME_PICTURES } from '@/data/content/homePictures';
import { PICTURE_SIZE } from '@/data/content/picture';
import { HOME_COPY } from '@/data/copy/home';
import { PATHS } from '@/data/routes/paths';
import { BLOG_PATHS } from '@/data/routes/paths/blog';
import type { PageSeo } from '@/data/routes/routes';
import type { HomePage } from '@/lib/schools/directory/homePage';
import { buildOrganization } from '@/lib/seo/jsonLd/organization';
import { CityPins } from './CityPins';
import { EnquireCard } from './EnquireCard';
import { PostStrip } from './PostStrip';
import { PupilResults } from './PupilResults';
import { SchoolFacts } from './SchoolFacts';
import { SchoolKinds } from './SchoolKinds';
import { StageCards } from './StageCards';

type HomeViewProps = { seo: PageSeo; page: HomePage };

const { hero, cities, stages, kinds, admission, posts, questions } = HOME_COPY;

/** The home page: which school this is, and which of its branches suits a family. */
export const HomeView = ({ seo, page }: HomeViewProps) => (
  <>
    <Seo {...seo} />
    <JsonLd about={buildOrganization()} />
    <Hero
      heading={hero.heading}
      lead={hero.lead}
      picture={{ ...PICTURE_SIZE, src: HOME_PICTURES.morning.src }}
    >
      <BranchFinder />
    </Hero>
    <Band id="cities" tone="white" heading={cities.heading}>
      <SchoolFacts counts={page.counts} note={page.onMap} />
      <WithMap map={<IndiaMap map={page.map} />}>
        <CityPins pins={page.map.pins} />
      </WithMap>
    </Band>
    <Band id="stages" heading={stages.heading}>
      <StageCards stages={page.stages} />
    </Band>
    <Band id="kinds" tone="white" heading={kinds.heading}>
      <SchoolKinds kinds={page.kinds} />
    </Band>
    <Band id="admission" heading={admission.heading}>
      <Split aside={<EnquireCard />}>
        <AdmissionSteps detail="short" />
        <MoreLink path={PATHS.admissions}>{admission.more}</MoreLink>
        <HeroImage src={HOME_PICTURES.kites.src} size="narrow" />
      </Split>
    </Band>
    <PupilResults results={page.results} />
    <Band id="posts" heading={posts.heading}>
      <PostStrip posts={page.posts} />
      <MoreLink path={BLOG_PATHS.index}>{posts.more}</MoreLink>
    </Band>
    <Band id="questions" tone="white" heading={questions.heading}>
      <FaqList questions={page.questions} />
      <MoreLink path={`${PATHS.admissions}#questions`}>{questions.more}</MoreLink>
    </Band>
  </>
);
