import { Island } from '@/components/ui/Island';
import type { ProgramPage } from '@/lib/programs/programPage';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AgeTable.module.scss';
import '@/components/blocks/Band.module.scss';
import './CardLinks.module.scss';
import './CheckItems.module.scss';
import './Lines.module.scss';
import './Paragraphs.module.scss';
import './Points.module.scss';
import './RowTable.module.scss';
import './Steps.module.scss';

type ProgramStoryIslandProps = { page: ProgramPage };

const loadStory = async (page: ProgramPage) => {
  const { ProgramStory } = await import('./ProgramStory');
  return <ProgramStory page={page} />;
};

/** The story of a programme as HTML that stays as it is. */
export const ProgramStoryIsland = ({ page }: ProgramStoryIslandProps) => (
  <Island
    key={page.heading}
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory page={page} />}
    load={() => loadStory(page)}
  />
);
