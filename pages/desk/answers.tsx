import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { AnswersView } from '@/components/views/desk/answers/AnswersView';
import type { AnswersPage } from '@/lib/desk/answersPage';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import { buildAnswersPage } from '@/lib/server/desk/buildAnswers';
import { deskPage } from '@/lib/server/desk/deskPage';

export const getServerSideProps = deskPage<AnswersPage>(
  'enquiries',
  async ({ query }, { db, staff }) => {
    const [branch = ''] = [query.branch ?? ''].flat();
    const [week = ''] = [query.week ?? ''].flat();
    const page = await buildAnswersPage(db, staff, { branch, week }, Date.now());
    await appendAudit(db, {
      action: 'desk answers',
      filter: { branch: page.branch, week: page.week },
      rows: page.byBranch.length,
      who: staffName(staff),
    });
    return { props: page };
  },
);

const AnswersFiguresPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <AnswersView {...props} />
);

AnswersFiguresPage.Frame = DeskFrame;

export default AnswersFiguresPage;
