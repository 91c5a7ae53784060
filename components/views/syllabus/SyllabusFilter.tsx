import { ListFilter } from '@/components/blocks/study/ListFilter';
import { SYLLABUS_FILTER_COPY } from '@/data/copy/syllabus';
import { filterEntries } from '@/lib/study/lists/filterEntries';

type SyllabusFilterProps = {
  /** Entries on the page. */
  total: number;
  subjects: readonly { value: string; label: string }[];
};

const filter = (words: string, subject: string): number =>
  filterEntries(document, { words, subject });

/** Narrows the tables on this page by words and subject, as one types. */
export const SyllabusFilter = ({ total, subjects }: SyllabusFilterProps) => (
  <ListFilter
    total={total}
    rule={filter}
    copy={SYLLABUS_FILTER_COPY}
    idPrefix="syllabus"
    choice={{
      label: SYLLABUS_FILTER_COPY.subject,
      placeholder: SYLLABUS_FILTER_COPY.allSubjects,
      options: subjects,
    }}
  />
);
