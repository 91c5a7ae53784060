import type { GetServerSideProps } from 'next';
import type { ComponentProps } from 'react';
import { CheckView } from '@/components/views/enquiry/CheckView';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { PATHS } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { readDraft } from '@/lib/server/enquiries/draft';
import { isErrorCode } from '@/lib/site/siteError';
import { buildPlainVisit } from '@/lib/visits/buildPlainVisit';
import { type PlainVisit, PlainVisitContext } from '@/lib/visits/PlainVisitContext';

export const getServerSideProps = (async ({ req, res, query }) => {
  setPrivate(res);
  const draft = await readDraft(req);
  // The address names an error only where the form itself could not be stored.
  const error = isErrorCode(query.error) ? ERROR_MESSAGES[query.error] : null;
  if (draft === null && error === null) {
    return { redirect: { destination: PATHS.applicationForm, permanent: false } };
  }
  return {
    props: {
      initial: draft?.fields ?? null,
      problems: draft?.problems ?? {},
      message: error ?? draft?.message ?? null,
      plainVisit: draft && buildPlainVisit(Number(draft.fields.branch), Date.now(), draft.visit),
    },
  };
}) satisfies GetServerSideProps;

type CheckPageProps = ComponentProps<typeof CheckView> & { plainVisit: PlainVisit | null };

const CheckPage = ({ plainVisit, ...view }: CheckPageProps) => (
  <PlainVisitContext value={plainVisit}>
    <CheckView {...view} />
  </PlainVisitContext>
);

export default CheckPage;
