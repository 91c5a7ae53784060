import { Band } from '@/components/blocks/Band';
import { FaqList } from '@/components/blocks/FaqList';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import { CbseBranches } from './CbseBranches';
import { CbseCompare } from './CbseCompare';
import { CbseLinks } from './CbseLinks';
import { CbseMeaning } from './CbseMeaning';
import { CbseSubjects } from './CbseSubjects';

type CbseSectionsProps = { page: CbsePage };

/** What CBSE means in the city, where it is taught, how its subjects run and how to compare. */
export const CbseSections = ({ page }: CbseSectionsProps) => {
  const { city, branchCount, questions } = page;
  return (
    <>
      <Band id="meaning" tone="white" heading={CBSE_TEXTS.meaningHeading(city.name)}>
        <CbseMeaning page={page} />
      </Band>
      <Band
        id="branches"
        heading={CBSE_TEXTS.branchesHeading(city.name, branchCount)}
        lead={CBSE_TEXTS.ageOn(page.ageOn)}
      >
        <CbseBranches page={page} />
      </Band>
      <Band
        id="subjects"
        tone="white"
        heading={CBSE_TEXTS.subjectsHeading}
        lead={CBSE_TEXTS.subjectsLead}
      >
        <CbseSubjects page={page} />
      </Band>
      <Band id="compare" heading={CBSE_TEXTS.compareHeading(city.name)}>
        <CbseCompare page={page} />
      </Band>
      <Band id="questions" tone="white" heading={CBSE_TEXTS.questionsHeading(city.name)}>
        <FaqList questions={questions} />
        <CbseLinks page={page} />
      </Band>
    </>
  );
};
