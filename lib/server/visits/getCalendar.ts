import { VISIT_COPY } from '@/data/copy/visits';
import { enquiryPath } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import type { EndpointContext } from '@/lib/server/endpoint/endpoint';
import { lookUpProgress } from '@/lib/server/enquiries/lookUpProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getEnv } from '@/lib/server/env/env';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { buildCalendar, type CalendarVisit } from '@/lib/visits/calendar';
import { visitAddress, visitName } from '@/lib/visits/visitPlace';
import { findVisit, type VisitRow } from './findVisit';

/** GET /api/visits/calendar?reference=…: the visit for a calendar, without a word about whose it is. */
export const getCalendar = async ({
  req,
  res,
  address,
}: EndpointContext<undefined>): Promise<undefined> => {
  const reference = parseReference(String(req.query.reference ?? ''));
  const progress = reference && (await lookUpProgress({ req, res, address, reference }));
  const row = progress && (await findVisit((await getStore()).db, reference));
  if (!row) throw new SiteError('request/invalid', { field: 'reference' });
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${VISIT_COPY.file}"`);
  res.end(buildCalendar(toCalendar(row)));
};

const toCalendar = (row: VisitRow): CalendarVisit => {
  const url = `${getEnv().siteUrl}${enquiryPath(row.enquiry_id)}`;
  return {
    // By our e-mail's host: the same event also after the site has moved to another address.
    uid: `${row.enquiry_id}-visit@${SCHOOL.email.split('@')[1]}`,
    slot: row.slot,
    isCancelled: row.status === 'cancelled',
    sequence: row.sequence,
    changedAt: row.changed_at,
    summary: VISIT_COPY.event(visitName(row.branch_id)),
    location: visitAddress(row.branch_id),
    description: VISIT_COPY.eventText(row.enquiry_id, url),
    url,
  };
};
