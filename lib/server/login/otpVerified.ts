import { OTP_MESSAGES } from '@/data/copy/otp';
import type { OtpVerified } from '@/lib/login/contract';
import { toContact } from '@/lib/login/mobile';
import type { Verified } from '@/lib/server/erp/contract';
import { issueAccessToken, issueTicket } from '@/lib/server/session/session';
import type { Verification } from '@/lib/server/session/verification';
import { SiteError } from '@/lib/site/siteError';

/** The session of a new parent until the signup form is sent; update-token brings its token. */
const NEW_PARENT = { username: '', gradeDetails: '', isLoggedIn: false, accessToken: null };

/** What follows from a right code: specification 4.1, steps 4 to 6. Good in the browser that typed it. */
export const toOtpVerified = async (
  mobile: string,
  { outcome, accessToken, parent, pupil }: Verified,
  { id }: Verification,
): Promise<OtpVerified> => {
  const contact = toContact(mobile);
  const message = OTP_MESSAGES[outcome];
  // The session has the verification's name: signing out of it ends what else was handed out here.
  const binding = { boundTo: id, sessionId: id };
  if (outcome === 'new') {
    // Without a token a new parent's enquiry could never reach the school system.
    if (accessToken === null) throw new SiteError('service/unavailable');
    return {
      outcome,
      message,
      ticket: await issueTicket({ ...NEW_PARENT, contact }, binding),
      accessToken: await issueAccessToken({ contact, accessToken }, id),
    };
  }
  const claims = {
    contact,
    username: parent?.name ?? pupil?.name ?? '',
    gradeDetails: parent?.grade_name ?? pupil?.grade_name ?? '',
    isLoggedIn: true,
    accessToken,
    userDetails: parent && {
      parent_name: parent.name,
      academic_data: { grade: parent.grade_name },
    },
  };
  return { outcome, message, ticket: await issueTicket(claims, binding) };
};
