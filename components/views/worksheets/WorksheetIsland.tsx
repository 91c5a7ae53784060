import { useEffect } from 'react';
import { Island } from '@/components/ui/Island';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { unmarkAskedSheet } from '@/lib/chrome/markAskedSheet';
import { ServedWorksheet } from './servedWorksheet';
// The sheet stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './AnswerKey.module.scss';
import './BarChart.module.scss';
import './ClockFace.module.scss';
import './MatchColumns.module.scss';
import './Trace.module.scss';
import './BlankField.module.scss';
import './ChoiceList.module.scss';
import './CodeForm.module.scss';
import './MathText.module.scss';
import './QuestionItem.module.scss';
import './SheetHead.module.scss';
import './SheetPaper.module.scss';
import './ThingDrawing.module.scss';
import './SheetPicture.module.scss';
import './TopicButtons.module.scss';
import './Worksheet.module.scss';

type WorksheetIslandProps = { slug: WorksheetSlug };

const loadWorksheet = async (slug: WorksheetSlug) => {
  const [{ Worksheet }, { loadMakers }] = await Promise.all([
    import('./Worksheet'),
    import('@/lib/study/worksheets/makers/loadMakers'),
  ]);
  return <Worksheet slug={slug} makers={await loadMakers(slug)} />;
};

/** A first sheet with its key as HTML; what makes others comes with the first touch or a code. */
export const WorksheetIsland = ({ slug }: WorksheetIslandProps) => {
  // Who goes on to another class before the sheet has come waits for none there.
  useEffect(() => unmarkAskedSheet, []);

  return (
    <Island
      still={ServedWorksheet && <ServedWorksheet slug={slug} />}
      load={() => loadWorksheet(slug)}
      isNeededNow={() => new URLSearchParams(window.location.search).has('code')}
    />
  );
};
