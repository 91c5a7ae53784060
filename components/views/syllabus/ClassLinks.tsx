import { PillLinks } from '@/components/blocks/study/PillLinks';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { SyllabusIndexPage } from '@/lib/study/syllabus/syllabusIndex';

type ClassLinksProps = Pick<SyllabusIndexPage, 'classes'>;

/** Straight to the syllabus of a class. */
export const ClassLinks = ({ classes }: ClassLinksProps) => (
  <PillLinks
    label={SYLLABUS_COPY.classesLabel}
    links={classes.map(({ classNumber, path }) => ({
      href: path,
      text: SYLLABUS_COPY.className(classNumber),
    }))}
  />
);
