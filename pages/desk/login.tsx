import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { DeskLoginFrame } from '@/components/layout/desk/DeskFrame';
import { DeskLoginView } from '@/components/views/desk/login/DeskLoginView';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { hasDesk } from '@/lib/server/desk/hasDesk';
import { readLoginStep } from '@/lib/server/desk/readLoginStep';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';

export const getServerSideProps = (async ({ req, res }) => {
  setPrivate(res);
  if (!hasDesk(req)) return { notFound: true };
  const step = await readLoginStep(req);
  return step.is === 'done'
    ? { redirect: { destination: DESK_PATHS.inbox, permanent: false } }
    : { props: { step } };
}) satisfies GetServerSideProps;

const DeskLoginPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <DeskLoginView {...props} />
);

DeskLoginPage.Frame = DeskLoginFrame;

export default DeskLoginPage;
