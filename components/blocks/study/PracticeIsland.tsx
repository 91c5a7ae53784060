import { Island } from '@/components/ui/Island';
import { readSolved } from '@/lib/study/practice/score';
import type { PracticeProps } from './Practice';
import { ServedPractice } from './servedPractice';
// The questions stand in the page before their code does, so their looks come with the page.
import '@/components/ui/Button.module.scss';
import './Practice.module.scss';
import './PracticeHelp.module.scss';
import './PracticeItem.module.scss';

const loadPractice = async (props: PracticeProps) => {
  const { Practice } = await import('./Practice');
  return <Practice {...props} />;
};

// Somebody who was here before sees the score at once.
const hasScore = (): boolean => readSolved(window.location.pathname).length > 0;

/** Practice as HTML; its code comes with the first touch, or with a score to show. */
export const PracticeIsland = (props: PracticeProps) => (
  <Island
    still={ServedPractice && <ServedPractice {...props} />}
    load={() => loadPractice(props)}
    isNeededNow={hasScore}
  />
);
