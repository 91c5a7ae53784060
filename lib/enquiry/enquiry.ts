import type { VisitAnswer } from '@/lib/visits/visit';
import type { EnquiryFields } from './fields';

/** What a parent tells us, in the spelling of the school system (specification section 3). */
export type Enquiry = Omit<EnquiryFields, 'city' | 'branch' | 'grade' | 'mobile'> & {
  /** Branch number; its city follows from it. */
  branch: number;
  /** Grade number. */
  grade: number;
  /** 10 digits; absent when a verified session has it. */
  mobile?: string;
};

/** The checked form as the school system spells it. */
export const toEnquiry = ({
  city: _,
  branch,
  grade,
  mobile,
  ...texts
}: EnquiryFields): Enquiry => ({
  ...texts,
  branch: Number(branch),
  grade: Number(grade),
  ...(mobile !== '' && { mobile }),
});

/** The answer of POST /api/enquiries. `ticket` signs a new parent in after the school system took them. */
export type EnquiryReceipt = {
  /** The short reference, `OIS-7K3M-92QF`. */
  id: string;
  /** Whether the school system has it already. */
  delivered: boolean;
  /** Whether the mobile number still has to be confirmed with an OTP. */
  needsVerification: boolean;
  /** Encrypted, single use, 60 seconds. */
  ticket: string | null;
  /** What became of the wish for a campus visit; absent where there was none. */
  visit?: VisitAnswer;
};

/** What explains an enquiry: sent beside it, stored with it. */
export type Attribution = {
  first?: Record<string, string>;
  last?: Record<string, string>;
  /** The parameters that count for the visit, whichever link brought each. */
  visit?: Record<string, string>;
  pages?: string[];
  phone?: string;
};
