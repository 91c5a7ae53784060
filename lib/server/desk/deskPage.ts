import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { type DeskPart, hasPart } from '@/lib/desk/roles';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { readStaffSession } from './deskCookie';
import { hasDesk } from './hasDesk';
import type { StaffMember } from './staff';

type Visit = { db: Database; staff: StaffMember };

/**
 * `getServerSideProps` of a page of the desk. Whoever is not logged in is sent to do so; where the desk
 * is switched off, or a role has nothing to do with the part, there is no such page.
 */
export const deskPage =
  <Props>(
    part: DeskPart,
    read: (
      context: GetServerSidePropsContext,
      visit: Visit,
    ) => Promise<GetServerSidePropsResult<Props>>,
  ) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Props>> => {
    setPrivate(context.res);
    if (!hasDesk(context.req)) return { notFound: true };
    const { db } = await getStore();
    const session = await readStaffSession(db, context.req, Date.now());
    if (!session?.isComplete) {
      return { redirect: { destination: DESK_PATHS.login, permanent: false } };
    }
    return hasPart(session.staff.role, part)
      ? read(context, { db, staff: session.staff })
      : { notFound: true };
  };
