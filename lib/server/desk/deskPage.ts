import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { menuFor } from '@/lib/desk/menu';
import { type DeskPart, hasPart, type StaffRole } from '@/lib/desk/roles';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { readStaffSession } from './deskCookie';
import { hasDesk } from './hasDesk';
import type { StaffMember } from './staff';

type Visit = { db: Database; staff: StaffMember };

/** What the frame around each page of the desk is told beside the page's own props. */
type Framed<Props> = Props & { role: StaffRole };

/**
 * `getServerSideProps` of a page of the desk. Whoever is not logged in is sent to do so; where the desk
 * is switched off, or a role has nothing to do with the part, there is no such page. The inbox, where
 * every login leads, sends a role without enquiries on to its own first page. `account`: for everybody
 * at the desk.
 */
export const deskPage =
  <Props>(
    part: DeskPart | 'account',
    read: (
      context: GetServerSidePropsContext,
      visit: Visit,
    ) => Promise<GetServerSidePropsResult<Props>>,
  ) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Framed<Props>>> => {
    setPrivate(context.res);
    if (!hasDesk(context.req)) return { notFound: true };
    const { db } = await getStore();
    const session = await readStaffSession(db, context.req, Date.now());
    if (!session?.isComplete) {
      return { redirect: { destination: DESK_PATHS.login, permanent: false } };
    }
    const { staff } = session;
    if (part !== 'account' && !hasPart(staff.role, part)) {
      const [first] = menuFor(staff.role);
      return part === 'enquiries' && first && context.resolvedUrl === DESK_PATHS.inbox
        ? { redirect: { destination: first.path, permanent: false } }
        : { notFound: true };
    }
    const result = await read(context, { db, staff });
    return 'props' in result ? { props: { ...(await result.props), role: staff.role } } : result;
  };
