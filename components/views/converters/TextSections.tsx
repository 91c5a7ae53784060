import { Section } from '@/components/blocks/Section';

type TextSectionsProps = {
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** The explanation of a page, heading by heading. */
export const TextSections = ({ sections }: TextSectionsProps) =>
  sections.map(({ title, paragraphs }) => (
    <Section key={title} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Section>
  ));
