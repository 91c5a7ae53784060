import { Section } from '@/components/blocks/Section';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { UNIT_PAGE_COPY } from '@/data/study/converters/unitPageCopy';
import type { UnitPage } from '@/lib/study/converters/unitPage';
import { Explanation } from './Explanation';
import { Points } from './Points';
import { UnitConverter } from './UnitConverter';

/** The page of a kind of unit: the converter, what to know by heart, the explanation. */
export const UnitConverterView = ({ page }: { page: UnitPage }) => (
  <StudyPage
    {...page}
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    subject="maths"
    tool={<UnitConverter kind={page.kind} />}
  >
    <Section title={UNIT_PAGE_COPY.known}>
      <Points points={page.known} />
    </Section>
    <Explanation sections={page.sections} mistakes={page.mistakes} />
  </StudyPage>
);
