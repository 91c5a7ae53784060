import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { HOME_2 } from '@/data/content/home2';
import type { Home2Page } from '@/lib/directory/home2Page';
import { HonestPoints } from './HonestPoints';
import { SchoolNumbers } from './SchoolNumbers';
import { WaysIn } from './WaysIn';

const { ways, steps, honest } = HOME_2;

/** Below the form, to be read: numbers, three ways in, the steps, what is left out. */
export const Home2Story = ({ page }: { page: Home2Page }) => (
  <>
    <SchoolNumbers counts={page.counts} />
    <Band id="ways" tone="white" heading={ways.heading} lead={ways.lead}>
      <WaysIn page={page} />
    </Band>
    <Band id="steps" heading={steps.heading} lead={steps.lead}>
      <AdmissionSteps detail="short" />
    </Band>
    <Band id="honest" tone="white" heading={honest.heading} lead={honest.lead}>
      <HonestPoints />
    </Band>
  </>
);
