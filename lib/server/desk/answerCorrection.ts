import type { CorrectedForm, SchoolAnswer } from '@/lib/desk/caseContract';
import type { CorrectedEnquiry } from '@/lib/desk/contract';
import type { Database } from '@/lib/server/store/schema';
import { changeOrLeave } from './changeEnquiry';
import { correctEnquiry } from './correctEnquiry';
import type { StaffMember } from './staff';

/** Corrects an enquiry for somebody at the desk; the audit says which fields. Throws as `correctEnquiry` does. */
export const answerCorrection = (
  db: Database,
  staff: StaffMember,
  body: CorrectedForm,
): Promise<CorrectedEnquiry> =>
  db.transaction().execute(async (step) => {
    let school: SchoolAnswer = 'none';
    const enquiry = await changeOrLeave(step, staff, {
      reference: body.reference,
      action: 'desk correct',
      work: async () => {
        const corrected = await correctEnquiry(step, staff, body, Date.now());
        school = corrected.school;
        return { fields: corrected.changed.join(' ') };
      },
    });
    return { enquiry, school };
  });
