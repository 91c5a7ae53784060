import type { CampaignBlock } from '@/data/campaigns/campaign';
import type { GradeId } from '@/data/grades';
import type { CitySlug } from '@/data/places/places';

type About = { grade: string; gradeId: GradeId; city: string; slug: CitySlug; session: string };

/** What a campaign about one class in one city begins with. */
export const gradeTexts = ({ grade, gradeId, city, slug, session }: About) => ({
  heading: [`${grade} in ${city}, near home`, `${grade} in ${city}`, `${grade}, near home`],
  lead: [`Ask the branch nearest to you for a seat in ${grade} for ${session}.`],
  points: [
    'A teacher talks with your child; there is no entrance test',
    'You see the classroom before you decide',
  ],
  form: { heading: `Ask for a seat in ${grade}`, text: 'The branch calls you back.' },
  tag: { name: city, detail: `${grade}, session ${session}` },
  title: [
    `${grade} in ${city}: seats for ${session}`,
    `${grade} in ${city}`,
    `${grade} ${session}`,
  ],
  description: `${grade} in ${city} for ${session}: the branches that teach it, what to bring, the steps to a seat and a form to ask for one near home.`,
  blocks: [
    {
      kind: 'branches',
      heading: `Branches with ${grade}`,
      which: { cities: [slug], grade: gradeId },
    },
    { kind: 'steps', heading: 'From question to seat', detail: 'short' },
    { kind: 'documents', heading: 'Documents to bring' },
    {
      kind: 'call-line',
      heading: 'Rather talk first?',
      text: 'Say where you live and where your child goes now.',
    },
  ] satisfies CampaignBlock[],
});
