import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';

/** Advice on working through a lesson. */
export const HowToStudy = ({ steps }: { steps: ConceptsPage['howTo'] }) => (
  <Section title={CONCEPTS_COPY.howTo}>
    <FactList facts={steps} />
  </Section>
);
