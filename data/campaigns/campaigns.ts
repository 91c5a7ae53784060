import { ADMISSIONS_2025_26 } from './admissions-2025-26';
import { BOARDING_ADMISSION } from './boarding-admission';
import type { Campaign } from './campaign';
import { DELHI_BANGALORE_MOVE } from './delhi-bangalore-move';
import { ICSE_SCHOOLS } from './icse-schools';
import { MID_SESSION_ADMISSION } from './mid-session-admission';
import { NURSERY_ADMISSION } from './nursery-admission';
import { SENIOR_SECONDARY } from './senior-secondary';
import { TRANSFER_ADMISSION } from './transfer-admission';

/** The special campaigns, a line for each file. Cities and branches have theirs without one. */
export const CAMPAIGNS: readonly Campaign[] = [
  ADMISSIONS_2025_26,
  BOARDING_ADMISSION,
  DELHI_BANGALORE_MOVE,
  ICSE_SCHOOLS,
  MID_SESSION_ADMISSION,
  NURSERY_ADMISSION,
  SENIOR_SECONDARY,
  TRANSFER_ADMISSION,
];
