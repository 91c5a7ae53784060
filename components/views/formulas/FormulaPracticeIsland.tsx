import { Island } from '@/components/ui/Island';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { readSolved } from '@/lib/study/practice/score';
import { ServedFormulaPractice } from './servedFormulaPractice';
// The questions stand in the page before their code does, so their looks come with the page.
import '@/components/ui/Button.module.scss';
import '@/components/blocks/study/Practice.module.scss';
import '@/components/blocks/study/PracticeHelp.module.scss';
import '@/components/blocks/study/PracticeItem.module.scss';

const loadPractice = async (subject: FormulaSubject) => {
  const { FormulaPractice } = await import('./FormulaPractice');
  return <FormulaPractice subject={subject} />;
};

// Somebody who was here before sees the score at once.
const hasScore = (): boolean => readSolved(window.location.pathname).length > 0;

/**
 * Practice whose texts come with its code, not in the page's props: these pages are the heaviest of
 * the site, and the props would send every question twice.
 */
export const FormulaPracticeIsland = ({ subject }: { subject: FormulaSubject }) => (
  <Island
    still={ServedFormulaPractice && <ServedFormulaPractice subject={subject} />}
    load={() => loadPractice(subject)}
    isNeededNow={hasScore}
  />
);
