import { PillLinks } from '@/components/blocks/study/PillLinks';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';

/** The parts of the page, each with how much it holds. */
export const JumpLinks = ({ page: { bands, tables } }: { page: ConceptsPage }) => (
  <PillLinks
    label={CONCEPTS_COPY.jump}
    links={[
      ...bands.map(({ id, title, topics }) => ({
        href: `#${id}`,
        text: title,
        note: CONCEPTS_COPY.lessons(topics.length),
      })),
      ...(tables.length > 0 ? [{ href: '#tables', text: CONCEPTS_COPY.tablesShort }] : []),
    ]}
  />
);
