import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { FEE_QUESTIONS } from '@/data/content/feeHeads';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { FeeHeads } from './FeeHeads';
import styles from './FeeStructureView.module.scss';

type FeeStructureViewProps = { seo: PageSeo };

const PICTURE = {
  src: '/pictures/admissions/piggy-bank.svg',
  alt: 'Two parents study a fee sheet with a magnifying glass, and their child holds up the piggy bank',
};

/** How fees are made up and how to get the exact sheet; no amounts, since each branch has its own. */
export const FeeStructureView = ({ seo }: FeeStructureViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading="Fee structure"
      lead="Fees differ from branch to branch and from grade to grade. This page explains every line of a fee sheet, and how to get the sheet of your branch in writing."
      picture={PICTURE}
      trail={
        <Breadcrumbs
          trail={[
            { title: 'Home', path: PATHS.home },
            { title: 'Admissions', path: PATHS.admissions },
          ]}
          current="Fee structure"
        />
      }
    />
    <Band
      id="heads"
      tone="white"
      heading="The lines of a fee sheet"
      lead="A sheet has those that apply to the grade; few have all."
    >
      <FeeHeads />
    </Band>
    <Band id="sheet" heading="Get the exact sheet">
      <Split
        aside={
          <EnquirySection
            heading="Ask for the fee sheet"
            text="Choose the branch and the grade. The admissions team sends you the sheet that applies."
          />
        }
      >
        <ol className={styles.steps}>
          <li>Send the form with the branch and the grade.</li>
          <li>
            The admissions team of that branch calls you and sends its current sheet in writing.
          </li>
          <li>
            Compare it line by line with the table above. Ask about whatever is missing or new.
          </li>
          <li>
            Pay nothing before you have the sheet. A seat is confirmed with the first instalment.
          </li>
        </ol>
        <div className={styles.ask}>
          <h3>Seven questions worth asking</h3>
          <ul>
            {FEE_QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </Split>
    </Band>
  </>
);
