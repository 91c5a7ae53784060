import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { Link } from '@/components/ui/Link';
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

/** How fees are made up and where the amounts stand; none here, since each branch has its own. */
export const FeeStructureView = ({ seo }: FeeStructureViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading="Fee structure"
      lead="Fees differ from branch to branch and from stage to stage. This page explains every line of a fee sheet; the amounts stand on the page of each branch."
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
    <Band id="sheet" heading="Find the amounts of your branch">
      <Split
        aside={
          <EnquirySection
            heading="Ask for the fee sheet"
            text="Choose the branch and the grade, and you receive the sheet in writing."
          />
        }
      >
        <ol className={styles.steps}>
          <li>
            Open the page of the branch, <Link href={PATHS.nearMe}>by locality</Link> or{' '}
            <Link href={PATHS.daySchool}>by city</Link>. Its fees stand there by stage, with the
            days on which terms are paid.
          </li>
          <li>Add up the first year there, with or without the school bus.</li>
          <li>Compare with the table above what else your child may need.</li>
          <li>
            Pay nothing before you have the sheet of your grade in writing. A seat is confirmed with
            the first instalment.
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
