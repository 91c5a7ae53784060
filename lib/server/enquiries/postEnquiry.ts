import { ERROR_MESSAGES } from '@/data/copy/errors';
import { enquiryPath, PATHS, visitPath } from '@/data/routes/paths';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { firstProblem } from '@/lib/enquiry/fields';
import { type ParsedEnquiry, parseEnquiry } from '@/lib/enquiry/parseEnquiry';
import { todayInIndia } from '@/lib/enquiry/today';
import { readDeskToken } from '@/lib/server/desk/deskCookie';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { ERROR_STATUS } from '@/lib/server/endpoint/errorStatus';
import type { OpenSession } from '@/lib/server/session/claims';
import { readOpenSession } from '@/lib/server/session/session';
import { SiteError } from '@/lib/site/siteError';
import { dropDraft, saveDraft } from './draft';
import { noteKnown } from './knownEnquiries';
import { attributionOf, keyOf, type PostedBody, submissionOf, visitOf } from './postedBody';
import { receiveEnquiry } from './receiveEnquiry';

type Posted = EndpointContext<PostedBody>;

/** POST /api/enquiries: JSON for JSON; a plain form is sent on to a page. */
export const postEnquiry = async (posted: Posted): Promise<Answer> => {
  const session = await readOpenSession(posted.req);
  // A form that asks for the number comes from an anonymous parent: without it nobody could call.
  const asksMobile = posted.isForm && session === null && 'mobile' in posted.body;
  const parsed = parseEnquiry(posted.body, {
    today: todayInIndia(Date.now()),
    asksMobile,
    hasNumber: session !== null,
  });
  return posted.isForm ? answerForm(posted, parsed, session) : answerJson(posted, parsed, session);
};

const answerJson = async (
  posted: Posted,
  { enquiry, problems }: ParsedEnquiry,
  session: OpenSession | null,
): Promise<Answer> => {
  if (enquiry === null) throw toError(firstProblem(problems));
  const { isNew, receipt } = await receive(posted, enquiry, session);
  return { status: isNew ? 201 : 200, json: receipt };
};

const NO_CONTACT = 'enquiry/no-contact-details';

const toError = (problem: ReturnType<typeof firstProblem>): SiteError =>
  problem?.message === ERROR_MESSAGES[NO_CONTACT]
    ? new SiteError(NO_CONTACT, { field: problem.field })
    : new SiteError('request/invalid', problem ?? {});

const answerForm = async (
  posted: Posted,
  parsed: ParsedEnquiry,
  session: OpenSession | null,
): Promise<Answer> => {
  const { fields, problems, enquiry } = parsed;
  const visit = visitOf(posted.body);
  const wish = visit === null ? {} : { visit };
  if (enquiry === null) {
    await saveDraft(posted.res, { fields, problems, message: null, ...wish });
    return { redirect: PATHS.enquiryCheck };
  }
  try {
    const { receipt } = await receive(posted, enquiry, session);
    dropDraft(posted.res);
    const { id, visit: booked } = receipt;
    return { redirect: booked ? visitPath(id, booked.refused) : enquiryPath(id) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    await saveDraft(posted.res, { fields, problems, message: error.message, ...wish });
    return { redirect: PATHS.enquiryCheck };
  }
};

const receive = async (
  { body, req, res, isForm }: Posted,
  enquiry: Enquiry,
  session: OpenSession | null,
) => {
  const received = await receiveEnquiry({
    enquiry,
    idempotencyKey: keyOf(body),
    submittedAt: submissionOf(body),
    attribution: attributionOf(body, req.headers.referer),
    session,
    visit: visitOf(body),
    isPressed: isForm,
    isOwnTrial: readDeskToken(req) !== null,
  });
  noteKnown(req, res, received.receipt.id);
  return received;
};

const SHOWN_ON_PAGE = ['request/too-many', 'request/invalid', 'service/unavailable'];

/** For a visitor without JavaScript: a page that says what went wrong, where that helps. */
export const answerFormError = ({ code, message }: SiteError): Answer =>
  SHOWN_ON_PAGE.includes(code)
    ? { redirect: `${PATHS.enquiryCheck}?${new URLSearchParams({ error: code })}` }
    : { status: ERROR_STATUS[code], json: { error: { code, message } } };
