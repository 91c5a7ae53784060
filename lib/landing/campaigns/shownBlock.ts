import type { CampaignLink, CampaignPoint, CampaignQuestion } from '@/data/campaigns/campaign';
import type { DOCUMENTS } from '@/data/content/documents';
import type { Stage } from '@/data/grades';

/** A branch in a list: enough to choose it, and the way to its own campaign page. */
export type BranchRow = {
  title: string;
  path: string;
  board: string;
  grades: string;
  /** The localities it serves, a few of them. */
  areas: string;
  isBoarding: boolean;
};

export type CampusRow = {
  title: string;
  path: string;
  grades: string;
  place: string;
  hours: string;
  visit: string;
};

type Headed<Kind extends string> = { kind: Kind; heading: string; lead: string | null };

/** A part of a campaign page with all that it shows: what `CampaignBlock` asks for, looked up. */
export type ShownBlock =
  | (Headed<'text'> & { paragraphs: readonly string[]; link: CampaignLink | null })
  | (Headed<'points'> & { points: readonly CampaignPoint[] })
  | (Headed<'facts'> & { facts: readonly { term: string; detail: string }[] })
  | (Headed<'branches'> & { cities: { name: string | null; branches: BranchRow[] }[] })
  | (Headed<'cities'> & { cities: { name: string; path: string; note: string }[] })
  | (Headed<'stages'> & {
      stages: {
        stage: Stage;
        name: string;
        text: string;
        grades: { name: string; age: number }[];
      }[];
    })
  | (Headed<'steps'> & { detail: 'full' | 'short' })
  | (Headed<'documents'> & { documents: typeof DOCUMENTS })
  | (Headed<'questions'> & { questions: readonly CampaignQuestion[] })
  | (Headed<'boarding-life'> & { campuses: CampusRow[] })
  | (Headed<'call-line'> & { text: string });
