import { z } from 'zod';
import { PATHS, visitPath } from '@/data/routes/paths';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { ERROR_STATUS } from '@/lib/server/endpoint/errorStatus';
import { lookUpProgress } from '@/lib/server/enquiries/lookUpProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { parseSlot, slotAt } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';
import { bookVisit } from './bookVisit';
import { cancelVisits } from './cancelVisit';
import { answerWish, readVisit } from './readVisit';

const reference = z.string().max(40);

export const cancelBody = z.object({ reference });
export const bookBody = z.object({ reference, slot: z.string().max(20) });

type Posted<B> = EndpointContext<B>;

/** POST /api/visits/book: books the visit of an enquiry, or changes it. A plain form is sent on to its page. */
export const postBooking = async (posted: Posted<z.infer<typeof bookBody>>): Promise<Answer> => {
  const { enquiryId, branch } = await findOpen(posted);
  const wanted = parseSlot(posted.body.slot);
  // A plain form whose list was left as it was.
  if (wanted === null && posted.isForm) return { redirect: visitPath(enquiryId) };
  if (wanted === null) throw new SiteError('request/invalid', { field: 'slot' });
  const store = await getStore();
  const at = Date.now();
  const booked = await bookVisit(store, { enquiryId, branch, slot: wanted }, at);
  const answer = await answerWish(store.db, enquiryId, { booked, wanted, at });
  return toAnswer(posted, enquiryId, answer);
};

/** POST /api/visits/cancel. One that was cancelled before, or has begun, stays as it is. */
export const postCancel = async (posted: Posted<z.infer<typeof cancelBody>>): Promise<Answer> => {
  const { enquiryId } = await findOpen(posted);
  const { db } = await getStore();
  const at = Date.now();
  await cancelVisits(db, [enquiryId], { at, from: slotAt(at) });
  const visit = await readVisit(db, enquiryId, at);
  return toAnswer(posted, enquiryId, visit && { ...visit, refused: null, offers: [] });
};

/**
 * The enquiry of the reference that was sent, by the same rules as its page: whoever guesses
 * references is stopped, and learns nothing of the family.
 */
const findOpen = async ({
  req,
  res,
  address,
  body,
}: Posted<{ reference: string }>): Promise<{ enquiryId: string; branch: number }> => {
  const enquiryId = parseReference(body.reference);
  const progress = enquiryId && (await lookUpProgress({ req, res, address, reference: enquiryId }));
  const visit = progress && (await readVisit((await getStore()).db, enquiryId, Date.now()));
  if (!visit) throw new SiteError('request/invalid', { field: 'reference' });
  return { enquiryId, branch: visit.branch };
};

const toAnswer = (
  { isForm }: Pick<Posted<unknown>, 'isForm'>,
  enquiryId: string,
  answer: VisitAnswer | null,
): Answer => {
  if (isForm) return { redirect: visitPath(enquiryId, answer?.refused) };
  if (answer === null) throw new SiteError('request/invalid', { field: 'reference' });
  return { json: answer };
};

/** A plain form that was refused goes to the page that asks for a reference. */
export const answerVisitError = ({ code, message }: SiteError): Answer =>
  code === 'request/invalid'
    ? { redirect: PATHS.enquiry }
    : { status: ERROR_STATUS[code], json: { error: { code, message } } };
