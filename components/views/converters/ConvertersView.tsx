import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { ConvertersPage } from '@/lib/study/converters/convertersPage';
import { ConverterCards } from './ConverterCards';
import { NumberBox } from './NumberBox';
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
          <NumberBox typed="" />
        </Section>
      </>
    }
  >
    <TextSections sections={page.sections} />
  </StudyPage>
);
