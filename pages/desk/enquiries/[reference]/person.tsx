import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { PersonView } from '@/components/views/desk/person/PersonView';
import type { PersonRights } from '@/lib/desk/personRights';
import { deskPage } from '@/lib/server/desk/deskPage';
import { isOwn } from '@/lib/server/desk/expectOwn';
import { readPerson } from '@/lib/server/desk/person/readPerson';
import { parseReference } from '@/lib/server/enquiries/reference';

export const getServerSideProps = deskPage<{ reference: string; rights: PersonRights | null }>(
  'enquiries',
  async ({ params }, { db, staff }) => {
    const reference = parseReference(String(params?.reference ?? ''));
    if (reference === null || !(await isOwn(db, staff, reference))) return { notFound: true };
    const person = await readPerson(db, staff, reference);
    return { props: { reference, rights: person?.rights ?? null } };
  },
);

const PersonPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <PersonView {...props} />
);

PersonPage.Frame = DeskFrame;

export default PersonPage;
