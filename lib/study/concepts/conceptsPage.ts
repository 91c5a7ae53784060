import { type ConceptSubject, conceptPath } from '@/data/routes/paths/study/concepts';
import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { BAND_TITLES } from '@/data/study/concepts/bands';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';

export type ConceptsPage = {
  subject: ConceptSubject;
  name: string;
  heading: string;
  lead: string;
  bands: readonly {
    /** Part of an address: `classes-6-8`. */
    id: string;
    title: string;
    note: string;
    topics: readonly { name: string; path: string; classes: string }[];
  }[];
  /** The multiplication tables, on the list for mathematics only. */
  tables: readonly { factor: number; path: string }[];
  howTo: readonly { term: string; detail: string }[];
  related: readonly { title: string; path: string; note: string }[];
};

/** What the list of a subject's lessons shows: groups of classes that have lessons, then tables. */
export const buildConceptsPage = (subject: ConceptSubject): ConceptsPage => {
  const { name, heading, lead, bands, topics, howTo, related } = CONCEPT_SUBJECTS[subject];
  return {
    subject,
    name,
    heading,
    lead,
    bands: bands.map(({ band, note }) => ({
      id: `classes-${band}`,
      title: BAND_TITLES[band],
      note,
      topics: topics
        .filter((topic) => topic.band === band)
        .map(({ name, slug, classes }) => ({ name, classes, path: conceptPath(subject, slug) })),
    })),
    tables: subject === 'maths' ? tables() : [],
    howTo,
    related,
  };
};

const tables = () => TABLE_NUMBERS.map((factor) => ({ factor, path: tablePath(factor) }));
