import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { PointList } from '@/components/blocks/PointList';
import { Seo } from '@/components/blocks/Seo';
import { HOME_2 } from '@/data/content/home2';
import type { PageSeo } from '@/data/routes/routes';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import { Home2Hero } from './Home2Hero';
import { SchoolNumbers } from './SchoolNumbers';
import { WaysIn } from './WaysIn';

type Home2ViewProps = { seo: PageSeo; page: Home2Page };

const { ways, steps, onlyBranch } = HOME_2;

/** The home page that advertisements lead to: the form, three ways in, steps, what is left out. */
export const Home2View = ({ seo, page }: Home2ViewProps) => (
  <>
    <Seo {...seo} />
    <Home2Hero {...page} />
    <SchoolNumbers counts={page.counts} />
    <Band id="ways" tone="white" heading={ways.heading} lead={ways.lead}>
      <WaysIn page={page} />
    </Band>
    <Band id="steps" heading={steps.heading} lead={steps.lead}>
      <AdmissionSteps detail="short" />
    </Band>
    <Band id="ask-the-branch" tone="white" heading={onlyBranch.heading} lead={onlyBranch.lead}>
      <PointList points={onlyBranch.points} columns="threeSoon" />
    </Band>
  </>
);
