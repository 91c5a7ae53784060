import { FactList } from '@/components/blocks/FactList';
import { ADMISSION_SESSION } from '@/data/school';
import { longDate } from '@/lib/schools/directory/profile/words';

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
        detail: `${longDate(ADMISSION_SESSION.ageOn)}. The age counts in years completed on that day.`,
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
