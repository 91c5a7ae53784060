import { OTP_MESSAGES } from '@/data/copy/otp';
import { SiteError } from '@/lib/errors/siteError';
import type { OtpVerified } from '@/lib/login/contract';
import type { ErpLogin } from '@/lib/server/erp/contract';
import { issueAccessToken, issueTicket } from '@/lib/server/session/session';

/** What follows from a right code: specification 4.1, steps 4 to 6. */
export const toOutcome = async (contact: string, login: ErpLogin): Promise<OtpVerified> => {
  const { user_details, access_token } = login.result;
  const accessToken = access_token ?? user_details?.token ?? null;
  const pupil = login.data.find(({ erp_id }) => erp_id !== null);

  if (login.is_onboarded || pupil !== undefined) {
    const outcome = login.is_onboarded ? 'onboarded' : 'known';
    const ticket = await issueTicket({
      contact,
      username: user_details?.parent_name ?? pupil?.name ?? '',
      gradeDetails: user_details?.academic_data.grade ?? pupil?.grade_name ?? '',
      isLoggedIn: true,
      accessToken,
      userDetails: user_details && {
        parent_name: user_details.parent_name,
        academic_data: user_details.academic_data,
      },
    });
    return { outcome, message: OTP_MESSAGES[outcome], ticket };
  }

  // Without a token a new parent's enquiry could never reach the school system.
  if (accessToken === null) throw new SiteError('service/unavailable');
  return {
    outcome: 'new',
    message: OTP_MESSAGES.new,
    accessToken: await issueAccessToken({ contact, accessToken }),
  };
};
