import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { ALL_MAKERS } from '@/lib/study/worksheets/makers/allMakers';
import { Worksheet } from './Worksheet';

type StillWorksheetProps = { slug: WorksheetSlug };

/** The worksheet with the makers of every class at hand: for the server only. */
export const StillWorksheet = ({ slug }: StillWorksheetProps) => (
  <Worksheet slug={slug} makers={ALL_MAKERS[slug]} />
);
