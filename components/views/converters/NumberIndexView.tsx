import { Section } from '@/components/blocks/Section';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { NumberIndexPage } from '@/lib/study/words/numberIndexPage';
import type { WholeNumberProblem } from '@/lib/study/words/readWholeNumber';
import { Explanation } from './Explanation';
import { NameTable } from './NameTable';
import { NumberBox } from './NumberBox';
import { NumberLinks } from './NumberLinks';

export type NumberIndexViewProps = {
  page: NumberIndexPage;
  /** What a form without JavaScript sent and cannot be written in words. */
  sent: { typed: string; problem: WholeNumberProblem } | null;
};

/** The page about numbers in words: the box, the names side by side, the rules. */
export const NumberIndexView = ({ page, sent }: NumberIndexViewProps) => (
  <StudyPage
    {...page}
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    subject="maths"
    tool={<NumberBox typed={sent?.typed ?? ''} problem={sent?.problem} />}
  >
    <NameTable {...page.nameTable} />
    <Explanation sections={page.sections} mistakes={page.mistakes} />
    <Section title={page.commonTitle}>
      <NumberLinks links={page.common} />
    </Section>
  </StudyPage>
);
