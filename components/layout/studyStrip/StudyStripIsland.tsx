import { Island } from '@/components/ui/Island';
import { ServedStudyStrip } from './servedStudyStrip';
// The strip stands in the page without its code, so its looks come with the page.
import './StudyStrip.module.scss';

const loadStrip = async () => {
  const { StudyStrip } = await import('./StudyStrip');
  return <StudyStrip />;
};

/** The strip of study links as HTML that stays as it is. */
export const StudyStripIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStudyStrip && <ServedStudyStrip />}
    load={loadStrip}
  />
);
