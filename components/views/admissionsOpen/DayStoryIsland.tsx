import { Island } from '@/components/ui/Island';
import type { DayStoryProps } from './DayStory';
import { ServedDayStory } from './servedDayStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AdmissionSteps.module.scss';
import '@/components/blocks/AgeTable.module.scss';
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FactList.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './OpenCities.module.scss';
import './OpenEnd.module.scss';
import './WeekPlan.module.scss';

const loadStory = async (props: DayStoryProps) => {
  const { DayStory } = await import('./DayStory');
  return <DayStory {...props} />;
};

/** Everything below the form as HTML that stays as it is. */
export const DayStoryIsland = (props: DayStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedDayStory && <ServedDayStory {...props} />}
    load={() => loadStory(props)}
  />
);
