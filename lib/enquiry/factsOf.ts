import { ENQUIRY_FACTS } from '@/data/copy/enquiry';
import { OFFICE_HOURS } from '@/data/school';
import { showMobile } from '@/lib/login/mobile';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { gradeName } from '@/lib/schools/directory/gradeName';
import type { SentEnquiry } from './sentEnquiry';

type Fact = { term: string; detail: string };

/** What the card with the reference says of an enquiry: branch, class, who calls, on which number and when. */
export const factsOf = ({ branch: branchId, grade, request }: SentEnquiry): Fact[] => {
  const branch = getBranch(branchId);
  const name = branch && branchTitle(branch);
  const className = gradeName(grade);
  return [
    ...(name ? [{ term: ENQUIRY_FACTS.branch, detail: name }] : []),
    ...(className ? [{ term: ENQUIRY_FACTS.className, detail: className }] : []),
    ...(name ? [{ term: ENQUIRY_FACTS.caller, detail: ENQUIRY_FACTS.callerOf(name) }] : []),
    ...(request ? [{ term: ENQUIRY_FACTS.callTo, detail: numberOf(request) }] : []),
    { term: ENQUIRY_FACTS.when, detail: OFFICE_HOURS },
  ];
};

const numberOf = ({ mobile }: { mobile?: string }): string =>
  mobile === undefined ? ENQUIRY_FACTS.confirmedNumber : showMobile(mobile);
