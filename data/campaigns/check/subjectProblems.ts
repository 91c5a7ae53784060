import type { Campaign } from '@/data/campaigns/campaign';
import type { Problem } from './problem';

const ABOUT_ADMISSION: readonly string[] = ['steps', 'documents'];

/** Parts that speak of admission on a page about something else. */
export const subjectProblems = ({ about = 'admission', blocks }: Campaign): Problem[] =>
  about === 'admission'
    ? []
    : blocks.flatMap(({ kind, heading }, at) =>
        ABOUT_ADMISSION.includes(kind)
          ? [
              {
                at: `blocks.${at}`,
                text: `“${heading}” is about admission, which this page is not; take it out`,
              },
            ]
          : [],
      );
