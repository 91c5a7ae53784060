import { FactList } from '@/components/blocks/FactList';
import { AGE_COPY } from '@/data/copy/ages';

/** The words that differ from school to school. */
export const GradeNotes = () => (
  <FactList
    facts={[
      {
        term: 'K1 and K2',
        detail: 'The two kindergarten years before Grade 1. Other schools say LKG and UKG.',
      },
      {
        term: 'Cut-off date',
        detail: AGE_COPY.cutOff,
      },
      {
        term: 'Six for Grade 1',
        detail: 'As the National Education Policy 2020 sets it; each grade above adds a year.',
      },
      {
        term: 'Where to begin',
        detail: 'Not every branch teaches every grade. The city pages below say which do.',
      },
    ]}
  />
);
