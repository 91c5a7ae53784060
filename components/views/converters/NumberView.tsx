import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { NumberPage } from '@/lib/study/words/numberPage';
import { NumberBox } from './NumberBox';
import { NumberInWords } from './NumberInWords';
import { PlaceChart } from './PlaceChart';
import { TextPoints } from './TextPoints';

/** One number in words, in both systems, on a cheque and digit by digit. */
export const NumberView = ({ page }: { page: NumberPage }) => (
  <StudyPage
    seo={page.seo}
    subject="maths"
    crumbs={page.crumbs}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        <NumberInWords lines={page.lines} />
        <PlaceChart {...page.chart} />
        <NumberBox typed={page.shown} />
      </>
    }
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    related={page.neighbours}
  >
    {page.texts.map((text) => (
      <TextPoints key={text.title} {...text} />
    ))}
  </StudyPage>
);
