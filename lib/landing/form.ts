import type { GradeId } from '@/data/grades';

/** What stands above the enquiry form of a landing page, and what the form starts with. */
export type LandingForm = {
  heading: string;
  text: string;
  branchId?: number;
  gradeId?: GradeId;
};
