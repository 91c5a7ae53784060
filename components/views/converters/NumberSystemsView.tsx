import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { TextPage } from '@/lib/study/converters/numberSystemPage';
import { BaseConverter } from './BaseConverter';
import { Explanation } from './Explanation';

/** The page of the number systems. */
export const NumberSystemsView = ({ page }: { page: TextPage }) => (
  <StudyPage
    {...page}
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    subject="maths"
    tool={<BaseConverter />}
  >
    <Explanation sections={page.sections} mistakes={page.mistakes} />
  </StudyPage>
);
