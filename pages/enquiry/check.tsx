import type { GetServerSideProps } from 'next';
import { CheckView } from '@/components/views/enquiry/CheckView';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { PATHS } from '@/data/routes/paths';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { readDraft } from '@/lib/server/enquiries/draft';
import { isErrorCode } from '@/lib/site/siteError';

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
    },
  };
}) satisfies GetServerSideProps;

export default CheckView;
