import { Band } from '@/components/blocks/Band';
import { FaqList } from '@/components/blocks/FaqList';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import { CbseBranches } from './CbseBranches';
import { CbseChanges } from './CbseChanges';
import { CbseCompare } from './CbseCompare';
import { CbseLinks } from './CbseLinks';
import { CbseMeaning } from './CbseMeaning';
import { CbseStreams } from './CbseStreams';
import { CbseSubjects } from './CbseSubjects';

type CbseSectionsProps = { page: CbsePage };

/** What CBSE means in the city, where it is taught, what follows Class 10, changes and choices. */
export const CbseSections = ({ page }: CbseSectionsProps) => {
  const { city, branchCount, guide, questions, streams } = page;
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
      {(guide || streams.length > 0) && (
        <Band id="after" tone="white" heading={CBSE_TEXTS.after(city.name)}>
          <CbseStreams page={page} />
        </Band>
      )}
      <Band id="subjects" heading={CBSE_TEXTS.subjectsHeading}>
        <CbseSubjects page={page} />
      </Band>
      {guide && (
        <Band id="changing" tone="white" heading={CBSE_TEXTS.changing}>
          <CbseChanges guide={guide} />
        </Band>
      )}
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
