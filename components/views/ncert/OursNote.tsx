import { Section } from '@/components/blocks/Section';
import { NCERT_COPY } from '@/data/copy/ncert';

/** Says plainly that the problems are ours and the books NCERT's. */
export const OursNote = ({ text }: { text: string }) => (
  <Section title={NCERT_COPY.ours}>
    <p>{text}</p>
  </Section>
);
