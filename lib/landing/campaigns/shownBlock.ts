import type { CampaignLink, CampaignPoint, CampaignQuestion } from '@/data/campaigns/campaign';
import type { DOCUMENTS } from '@/data/content/documents';
import type { Stage } from '@/data/grades';
import type { MapDrawing } from '@/lib/schools/maps/drawing';

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

/** The branches of a city that fit; with a map where it is the only city. */
export type BranchCity = { name: string | null; branches: BranchRow[]; map: MapDrawing | null };

type Headed<Kind extends string> = { kind: Kind; heading: string; lead: string | null };

/** A part of a campaign page with all that it shows: what `CampaignBlock` asks for, looked up. */
export type ShownBlock =
  | (Headed<'text'> & { paragraphs: readonly string[]; link: CampaignLink | null })
  | (Headed<'points'> & { points: readonly CampaignPoint[] })
  | (Headed<'facts'> & { facts: readonly { term: string; detail: string }[] })
  | (Headed<'branches'> & { cities: BranchCity[] })
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
