import { Section } from '@/components/blocks/Section';
import { UNIT_PAGE_COPY } from '@/data/study/converters/unitPageCopy';
import { Points } from './Points';
import { TextSections } from './TextSections';

type ExplanationProps = {
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  mistakes: readonly string[];
};

/** How it is done, and what goes wrong often. */
export const Explanation = ({ sections, mistakes }: ExplanationProps) => (
  <>
    <TextSections sections={sections} />
    <Section title={UNIT_PAGE_COPY.mistakes}>
      <Points points={mistakes} />
    </Section>
  </>
);
