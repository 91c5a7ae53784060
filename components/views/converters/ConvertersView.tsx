import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { ConvertersPage } from '@/lib/study/converters/convertersPage';
import { ConverterCards } from './ConverterCards';
import { NumberBoxIsland } from './NumberBoxIsland';
import { TextSections } from './TextSections';

/** The list of all converters, with the box for numbers at hand. */
export const ConvertersView = ({ page }: { page: ConvertersPage }) => (
  <StudyPage
    {...page}
    subject="maths"
    crumbs={[]}
    related={[]}
    tool={
      <>
        <ConverterCards converters={page.converters} />
        <Section title={page.boxTitle}>
          <NumberBoxIsland typed="" />
        </Section>
      </>
    }
  >
    <TextSections sections={page.sections} />
  </StudyPage>
);
