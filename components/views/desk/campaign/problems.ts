import { createContext, useContext } from 'react';
import type { DeskCampaign } from '@/lib/desk/campaignContract';

/** What is wrong with the draft, as the server said last. */
export const ProblemsContext = createContext<DeskCampaign['problems']>([]);

/** The id of the field at a place of the draft. */
export const fieldId = (at: string): string => `campaign-${at.replaceAll('.', '-')}`;

/** What is wrong at a place: the first sentence. */
export const useProblem = (at: string): string | undefined =>
  useContext(ProblemsContext).find((problem) => problem.at === at)?.text;
